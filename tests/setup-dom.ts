import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Generous, like the limit of a test: it ends a wait for what never comes, on a busy machine too.
configure({ asyncUtilTimeout: Number(process.env.MUTANT_LIMIT_MS ?? 15_000) });

// jsdom lays nothing out and knows no scrolling into view.
// As newer browsers answer: an effect that hands this on takes itself back with it, and breaks.
Element.prototype.scrollIntoView ??= () => Promise.resolve() as never;

// React keeps a stack of calls for each element that is made, ten thousand in a second, to tell in a
// warning who made it: a fifth of the time of these tests. It believes to have kept as many already.
// A warning names its components as before.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts the stacks that it keeps elsewhere');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
