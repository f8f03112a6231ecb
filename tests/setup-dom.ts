import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous, like the limit of a test: it ends a wait for what never comes, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out and knows no scrolling into view.
// As newer browsers answer: an effect that hands this on takes itself back with it, and breaks.
Element.prototype.scrollIntoView ??= () => Promise.resolve() as never;
