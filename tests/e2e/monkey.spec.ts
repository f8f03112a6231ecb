// Random actions may not break the page: see monkey.ts. MONKEY_SEED repeats a run, MONKEY_STEPS
// makes it longer; the seed is printed, and with a failure every step that led to it.
import { inGatesOr } from '@/tests/gates';
import type { Request } from 'playwright/test';
import { expect, test, reload, type Page } from './page';
import {
  chanceOf,
  complaintsAtRest,
  complaintsOf,
  countSteps,
  look,
  settled,
  spots,
  standsStill,
  type Look,
  type Spot,
} from './monkey';

const seed = Number(process.env.MONKEY_SEED ?? inGatesOr(Date.now() % 1_000_000, 20_261_122));
/** On phone and desktop each. */
const steps = Number(process.env.MONKEY_STEPS ?? inGatesOr(2_000, 100));

// The browser itself logs requests without network, or for what does not exist; React logs a part
// of the page that did not load, once the reader has been told (#412, "Connection closed.": a page
// that is left, or loses the network, while it is still loading). Nothing else is uncaught.
test.use({
  // As for a reader: what was read is available without network.
  serviceWorkers: 'allow',
  mayComplain:
    /^Failed to load resource: (net::ERR_|the server responded with a status of 404)|^ChunkLoadError: A part of the page|^Error: Minified React error #412;|^Failed to fetch RSC payload/,
});
test.describe.configure({ timeout: 60_000 + steps * 3_000 });

const startsWith = (whole: readonly string[], part: readonly string[]) =>
  part.every((name, index) => whole[index] === name);

/** A panel comes before the article in the page, also where it was opened beside it later. */
const stoodBeside = (whole: readonly string[], part: readonly string[]) =>
  whole.length === 2 && whole[1] === part[0];

/**
 * One step back. If another requested page arrives meanwhile, the browser drops the step: that is
 * no fault of the page.
 */
const stepBack = (page: Page) =>
  page.goBack().catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
  });

class Monkey {
  readonly trail: string[] = [];
  private readonly chance: () => number;
  private offline = false;
  private slow = false;
  private upright = true;
  /** Pages of this site that the router has requested. */
  private readonly arriving = new Set<Request>();

  constructor(
    private readonly page: Page,
    private readonly byFinger: boolean,
    monkeySeed: number,
  ) {
    this.chance = chanceOf(monkeySeed);
  }

  private below = (count: number) => Math.floor(this.chance() * count);
  private one = <T>(list: readonly T[]): T | undefined => list[this.below(list.length)];

  private async press({ x, y }: Spot) {
    if (this.byFinger) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  private async anySpot(): Promise<Spot> {
    const { width, height } = this.page.viewportSize() ?? { width: 390, height: 844 };
    const somewhere = { x: this.below(width), y: this.below(height), name: 'somewhere' };
    return this.chance() < 0.15 ? somewhere : (this.one(await spots(this.page)) ?? somewhere);
  }

  /**
   * What is open once that has changed: a busy page handles a step back some time after the browser
   * took it. Without a change the list stays the same.
   */
  private async lookAfter(before: Look): Promise<Look> {
    let now = before;
    const changed = async () => {
      await settled(this.page);
      now = await look(this.page);
      return now.popups.join() !== before.popups.join();
    };
    await expect
      .poll(changed)
      .toBe(true)
      .catch(() => undefined);
    return now;
  }

  /** Goes one step back, and complains if that closed anything but the topmost. */
  private async back(): Promise<string[]> {
    await settled(this.page);
    await standsStill(this.page);
    const from = await look(this.page);
    if (from.inHistory.length === 0) return [];
    // In the sign-in one step back is one step of its flow.
    const inSteps = from.path.startsWith('/m/signup');
    await stepBack(this.page);
    const to = await this.lookAfter(from);
    // Another article led to this one and is shown again in its place.
    const onArticle = from.article >= 0 && from.article === from.popups.length - 1;
    if (onArticle && to.article === from.article && to.articles < from.articles) return [];
    const one = to.inHistory.length === from.inHistory.length - 1;
    // A language chosen right before has only now loaded: what is left has other names.
    const renamed = to.lang !== from.lang;
    const same =
      startsWith(from.inHistory, to.inHistory) || stoodBeside(from.inHistory, to.inHistory);
    const right = one && (same || renamed);
    return right || inSteps
      ? []
      : [
          `back made [${to.popups.join(', ')}] of [${from.popups.join(', ')}], ${from.articles} articles deep`,
        ];
  }

  /** Closes the article by its arrow, and complains if the list does not follow. */
  private async closeArticle(): Promise<string[]> {
    await settled(this.page);
    await standsStill(this.page);
    const from = await look(this.page);
    if (from.article < 0 || from.article !== from.popups.length - 1) return [];
    const bar = this.page.locator('[data-shown]').first();
    const isHidden = async () => (await bar.getAttribute('data-shown')) === 'false';
    // While reading on, the bar is hidden: also where the reading position is restored late.
    if (await isHidden()) return [];
    const isPressed = await bar
      .locator('button')
      .first()
      .click({ timeout: 20_000 })
      .then(
        () => true,
        async (error: unknown) => {
          if (!(await isHidden())) throw error;
          return false;
        },
      );
    if (!isPressed) return [];
    // Before hydration it happens a moment after the press.
    const { path, popups } = await this.lookAfter(from);
    const right = path === '/m/news' && popups.length === from.article;
    return right ? [] : [`closing an article led to ${path} [${popups.join(', ')}]`];
  }

  private acts: Record<string, () => Promise<string[] | void>> = {
    press: async () => {
      const spot = await this.anySpot();
      this.trail.push(`  ${spot.name}`);
      await this.press(spot);
    },
    pressTwice: async () => {
      const spot = await this.anySpot();
      const pauseMs = 30 + this.below(270);
      this.trail.push(`  ${spot.name}, ${pauseMs} ms`);
      await this.press(spot);
      await this.page.waitForTimeout(pauseMs);
      await this.press(spot);
    },
    pressTwoThings: async () => {
      const [one, two] = [await this.anySpot(), await this.anySpot()];
      this.trail.push(`  ${one.name}; ${two.name}`);
      await this.press(one);
      await this.page.waitForTimeout(this.below(300));
      await this.press(two);
    },
    back: () => this.back(),
    closeArticle: () => this.closeArticle(),
    forward: async () => void (await this.page.goForward()),
    escape: () => this.page.keyboard.press('Escape'),
    tab: () => this.page.keyboard.press('Tab'),
    enter: () => this.page.keyboard.press('Enter'),
    type: () => this.page.keyboard.type('water 12'),
    scroll: async () => {
      await this.page.mouse.move(190, 400);
      await this.page.mouse.wheel(0, this.below(2_000) - 700);
    },
    reload: async () => {
      if (this.offline) return;
      // A page that arrives while this one reloads takes its history entry: no person is that
      // quick, and no page can help it.
      await expect.poll(() => this.arriving.size).toBe(0);
      await reload(this.page);
    },
    rotate: async () => {
      const { width = 390, height = 844 } = this.page.viewportSize() ?? {};
      this.upright = !this.upright;
      await this.page.setViewportSize({ width: height, height: width });
    },
    network: async () => {
      this.offline = !this.offline && this.chance() < 0.5;
      this.slow = !this.offline && !this.slow;
      this.trail.push(`  ${this.network()}`);
      await this.page.context().setOffline(this.offline);
    },
  };
  /** How often each action comes, in the order of the table. */
  private readonly often: Record<string, number> = {
    press: 30,
    pressTwice: 16,
    pressTwoThings: 8,
    back: 14,
    closeArticle: 4,
    forward: 4,
    escape: 4,
    tab: 2,
    enter: 3,
    type: 2,
    scroll: 6,
    reload: 3,
    rotate: 2,
    network: 2,
  };

  network(): string {
    return this.offline ? 'offline' : this.slow ? 'slow' : 'good';
  }

  private nextAct(): string {
    const names = Object.keys(this.often);
    let left = this.chance() * Object.values(this.often).reduce((sum, share) => sum + share, 0);
    return names.find((name) => (left -= this.often[name] ?? 0) < 0) ?? 'press';
  }

  async start() {
    // A step that never ends is a complaint with its trail, not the end of the test.
    this.page.setDefaultTimeout(120_000);
    this.page.on('request', (request) => {
      if (request.url().includes('_rsc=')) this.arriving.add(request);
    });
    this.page.on('requestfinished', (request) => this.arriving.delete(request));
    this.page.on('requestfailed', (request) => this.arriving.delete(request));
    await this.page.context().route('**/api/**', async (route) => {
      if (this.slow) await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue().catch(() => undefined);
    });
    await countSteps(this.page);
    await this.page.goto('/m/news');
  }

  /** One step; returns the complaints. */
  async step(): Promise<string[]> {
    const before = await look(this.page);
    const act = this.nextAct();
    this.trail.push(`${act} at ${before.path} [${before.popups.join(', ')}]`);
    const told = (await this.acts[act]?.()) ?? [];
    const rests = this.chance() < 0.4;
    if (rests) await settled(this.page);
    // The browser's own page may come late: this is the state that was checked for being on the
    // site.
    const after = await look(this.page);
    if (await this.isLost(after)) return [];
    return [...told, ...complaintsOf(after), ...(rests ? complaintsAtRest(after) : [])];
  }

  /** Off the site, or on the browser's own offline page: starts over. */
  private async isLost({ path, isBrowsersOwn }: Look): Promise<boolean> {
    if (path.startsWith('/m/') && !isBrowsersOwn) return false;
    await this.page.context().setOffline((this.offline = false));
    await this.page.goto('/m/news');
    return true;
  }
}

test(`${steps} random steps break nothing`, async ({ page, isMobile }) => {
  process.stdout.write(`seed ${seed}: MONKEY_SEED=${seed} repeats it\n`);
  const monkey = new Monkey(page, isMobile, seed);
  await monkey.start();
  for (let step = 1; step <= steps; step += 1) {
    const told = await monkey.step().catch((error: unknown) => [String(error)]);
    if (told.length === 0) continue;
    const trail = monkey.trail.slice(-30).join('\n');
    const now = `${page.url()}, ${monkey.network()}`;
    throw new Error(`seed ${seed}, step ${step}: ${told.join('; ')}\n${trail}\n${now}`);
  }
});
