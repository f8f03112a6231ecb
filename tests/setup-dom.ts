import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Generous, like the limit of a test: it ends a wait for what never comes, on a busy machine too.
configure({ asyncUtilTimeout: Number(process.env.MUTANT_LIMIT_MS ?? 15_000) });

// jsdom has no layout and no `scrollIntoView`.
// This one returns a promise as newer browsers do: an effect that returns it would pass it to React
// as its cleanup, and break.
Element.prototype.scrollIntoView ??= () => Promise.resolve() as never;

// React captures a stack trace for each element created, ten thousand per second, to name the
// creator in warnings: a fifth of the time of these tests. This makes it believe that its limit is
// reached. Warnings still name the components.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts the stacks that it keeps elsewhere');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
