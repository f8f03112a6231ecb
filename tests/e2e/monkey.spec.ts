// Nothing that a hand can do breaks the page: see monkey.ts. MONKEY_SEED repeats a run, MONKEY_STEPS
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

// A request without network, or one for what is not there, is noted down by the browser itself; a part
// of the page that did not come by React, once the reader was told of it (#412, "Connection closed.": a
// page that is left, or loses the network, while it still comes). Nothing else ends uncaught.
test.use({
  // As a reader has it: what was read is there without network.
  serviceWorkers: 'allow',
  mayComplain:
    /^Failed to load resource: (net::ERR_|the server responded with a status of 404)|^ChunkLoadError: A part of the page|^Error: Minified React error #412;|^Failed to fetch RSC payload/,
});
test.describe.configure({ timeout: 60_000 + steps * 3_000 });

const startsWith = (whole: readonly string[], part: readonly string[]) =>
  part.every((name, index) => whole[index] === name);

/** A panel stands before the article in the page, also where it was opened beside it later. */
const stoodBeside = (whole: readonly string[], part: readonly string[]) =>
  whole.length === 2 && whole[1] === part[0];

/**
 * One step back. Where another page that the hand had asked for arrives meanwhile, the browser drops
 * the step for it: that is no fault of the page.
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
  /** Pages of this site that the router has asked for. */
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
   * What is open once it is no longer what was: a busy page hears of a step back some time after the
   * browser took it. What stays as it was answers the same list.
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

  /** Goes one step back, and says so where that closed anything but what was on top. */
  private async back(): Promise<string[]> {
    await settled(this.page);
    await standsStill(this.page);
    const from = await look(this.page);
    if (from.inHistory.length === 0) return [];
    // In the sign-in one step back is one step of that.
    const inSteps = from.path.startsWith('/m/signup');
    await stepBack(this.page);
    const to = await this.lookAfter(from);
    const one = to.inHistory.length === from.inHistory.length - 1;
    // Chosen right before, another language is there only now: what is left has other names.
    const renamed = to.lang !== from.lang;
    const same =
      startsWith(from.inHistory, to.inHistory) || stoodBeside(from.inHistory, to.inHistory);
    const right = one && (same || renamed);
    return right || inSteps
      ? []
      : [`back made [${to.popups.join(', ')}] of [${from.popups.join(', ')}]`];
  }

  /** Closes the article by its arrow, and says so where the list is not what follows. */
  private async closeArticle(): Promise<string[]> {
    await settled(this.page);
    await standsStill(this.page);
    const from = await look(this.page);
    if (from.article < 0 || from.article !== from.popups.length - 1) return [];
    const bar = this.page.locator('[data-shown]').first();
    const isHidden = async () => (await bar.getAttribute('data-shown')) === 'false';
    // While one reads on, the bar is out of sight: also where the place that was read comes back late.
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
    // Pressed before the page is alive, it is done a moment later.
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
      // A page that arrives while this one is loaded anew takes its entry of the history: no hand is
      // that quick, and no page can help it.
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
      this.trail.push(`  ${this.offline ? 'offline' : this.slow ? 'slow' : 'good'}`);
      await this.page.context().setOffline(this.offline);
    },
  };
  /** How often each act comes, in the order of the table. */
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

  /** One step; the answer is what did not hold. */
  async step(): Promise<string[]> {
    const before = await look(this.page);
    const act = this.nextAct();
    this.trail.push(`${act} at ${before.path} [${before.popups.join(', ')}]`);
    const told = (await this.acts[act]?.()) ?? [];
    const rests = this.chance() < 0.4;
    if (rests) await settled(this.page);
    // The browser's own page may come late: what is judged is what was asked whether it is of the site.
    const after = await look(this.page);
    if (await this.isLost(after)) return [];
    return [...told, ...complaintsOf(after), ...(rests ? complaintsAtRest(after) : [])];
  }

  /** Off the site, or on the browser's own page for a place without network: begins anew. */
  private async isLost({ path, isBrowsersOwn }: Look): Promise<boolean> {
    if (path.startsWith('/m/') && !isBrowsersOwn) return false;
    await this.page.context().setOffline((this.offline = false));
    await this.page.goto('/m/news');
    return true;
  }
}

test(`${steps} steps without a plan break nothing`, async ({ page, isMobile }) => {
  process.stdout.write(`seed ${seed}: MONKEY_SEED=${seed} repeats it\n`);
  const monkey = new Monkey(page, isMobile, seed);
  await monkey.start();
  for (let step = 1; step <= steps; step += 1) {
    const told = await monkey.step().catch((error: unknown) => [String(error)]);
    if (told.length === 0) continue;
    const trail = monkey.trail.slice(-30).join('\n');
    throw new Error(`seed ${seed}, step ${step}: ${told.join('; ')}\n${trail}`);
  }
});
