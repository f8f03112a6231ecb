import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Generous, like the limit of a test: it ends a wait for what never comes, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out and knows no scrolling into view.
Element.prototype.scrollIntoView ??= () => {};
