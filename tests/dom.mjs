// jsdom with a cheap check of whether an element is shown.
import { TestEnvironment } from 'jest-environment-jsdom';
import { makeComputedStyle } from './computed-style.mjs';

export class Dom extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = makeComputedStyle(this.global);
  }
}

export default Dom;
