// Listening as API calls, with the sounds of a real speech service.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { voiceEventsMost } from '@/lib/model/limits/voice';
import { servedNewsroom, serviceSecret } from './served';
import { sampleEvent } from './store/sample';

const now = Date.UTC(2026, 0, 15, 6);
const reader = { device: 'd_reader' };

const event = sampleEvent('spoken', {
  title: [
    { lang: 'EN', text: 'A **bold** vote' },
    { lang: 'ZH', text: '投票' },
  ],
  brief: [{ lang: 'EN', text: 'In short. [1][2]' }],
  content: [
    { element_type: 'h2', text: [{ lang: 'EN', text: 'What happened' }] },
    {
      element_type: 'p',
      text: [
        {
          lang: 'EN',
          text: 'The [house](https://a.example/x) voted 12.5% up.[1] See https://a.example/very/long?x=1 for more.[2]\n- one *item* [1]\n| A | B |\n| --- | --- |\n| 3 | 4 [2] |',
        },
      ],
    },
  ],
  release_time: now,
  rank_time: now,
});

/** A server of the speech API whose sounds name their text. */
async function startSpeech() {
  const asked: { authorization?: string; body: Record<string, unknown> }[] = [];
  let broken = false;
  let left = Infinity;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      asked.push({ authorization: request.headers.authorization, body });
      if (broken || (left -= 1) < 0 || request.url !== '/v1/audio/speech') {
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end('{}');
        return;
      }
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.end(`ID3 ${String(body.voice)} ${String(body.input)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of that form.
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/v1`,
    /** Whether it fails, immediately or after a number of sounds. */
    fail(does: boolean, after = Infinity) {
      broken = does;
      left = after;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('when devices speak', () => {
  const served = servedNewsroom('voice', () => now);
  beforeAll(async () => {
    await served.store.events.save(event);
    await served.store.events.save(sampleEvent('other', { release_time: now, rank_time: now }));
    const title = [{ lang: 'EN', text: 'Who is **she**? Why everybody sings along' }];
    await served.store.events.save(sampleEvent('asks', { title, release_time: 1, rank_time: 1 }));
  });

  describe.each(served.ways)('%s', (_way, service) => {
    it('an article is named by its whole headline, of which each sentence is a part', async () => {
      const input = { event_ids: ['asks'], lang: 'en' };
      const { data } = await served.call(service, 'ListVoicePlaylists', input, reader);
      const [list] = data?.playlists ?? [];
      expect(list).toMatchObject({ title: 'Who is she? Why everybody sings along', lang: 'en' });
      expect(list?.parts.filter(({ kind }) => kind === 'title').map(({ text }) => text)).toEqual([
        'Who is she?',
        'Why everybody sings along',
      ]);
    });

    it('an event is plain-text parts, each with its language', async () => {
      const input = { event_id: 'spoken', lang: 'EN' };
      const { data } = await served.call(service, 'GetVoicePlaylist', input, reader);
      expect(data).toEqual({
        event_id: 'spoken',
        title: 'A bold vote',
        lang: 'en',
        parts: [
          { kind: 'title', text: 'A bold vote', lang: 'en' },
          { kind: 'brief', text: 'In short.', lang: 'en' },
          { kind: 'heading', text: 'What happened', lang: 'en' },
          { kind: 'sentence', text: 'The house voted 12.5% up.', lang: 'en' },
          { kind: 'sentence', text: 'See for more.', lang: 'en' },
          { kind: 'sentence', text: 'one item', lang: 'en' },
          { kind: 'sentence', text: 'A, B', lang: 'en' },
          { kind: 'sentence', text: '3, 4', lang: 'en' },
        ],
      });
      const zh = await served.call(
        service,
        'GetVoicePlaylist',
        { event_id: 'spoken', lang: 'zh' },
        reader,
      );
      expect(zh.data?.parts[0]).toEqual({ kind: 'title', text: '投票', lang: 'zh-CN' });
    });

    it('gives the same as one text, and code -1 for an unknown event', async () => {
      const { data } = await served.call(service, 'GetVoiceText', { event_id: 'spoken' }, reader);
      expect(data?.text.split('\n')).toContain('The house voted 12.5% up.');
      for (const name of ['GetVoiceText', 'GetVoicePlaylist'] as const) {
        const { code } = await served.call(service, name, { event_id: 'nothing' }, reader);
        expect(code).toBe(-1);
      }
    });

    it('the text of several events, such as a tab, is that of their playlists', async () => {
      const { data } = await served.call(service, 'ListEvents', { tab: 'technology' }, reader);
      const event_ids = data?.events.map(({ id }) => id) ?? [];
      expect(event_ids).toEqual(expect.arrayContaining(['spoken', 'other']));
      const asked = { event_ids, daily_type: 'full', lang: 'en' };
      const lists = await served.call(service, 'ListVoicePlaylists', asked, reader);
      const texts = lists.data?.playlists.map(({ parts }) => parts.map(({ text }) => text));
      expect(texts).toHaveLength(event_ids.length);
      for (const [at, event_id] of event_ids.entries()) {
        const one = await served.call(service, 'GetVoiceText', { event_id, lang: 'en' }, reader);
        expect(one.data?.text).toBe(texts?.[at]?.join('\n'));
      }
    });

    it('says that devices speak', async () => {
      const { data } = await served.call(service, 'GetVoiceInfo', {}, reader);
      expect(data).toMatchObject({ speech: 'device', speakers: [], events_most: voiceEventsMost });
      expect(data?.languages.map(({ tag }) => tag)).toEqual(['en', 'zh-CN', 'fil']);
    });

    it('several events in order, short or full, up to the limit', async () => {
      const ask = (input: object) =>
        served.call(service, 'ListVoicePlaylists', { lang: 'en', ...input }, reader);
      const { data } = await ask({ event_ids: ['other', 'nothing', 'spoken'] });
      expect(data?.playlists.map(({ event_id }) => event_id)).toEqual(['other', 'spoken']);
      expect(data?.playlists[1]?.parts.map(({ kind }) => kind)).toEqual(['title', 'brief']);
      const whole = await ask({ event_ids: ['spoken'], daily_type: 'full' });
      expect(whole.data?.playlists[0]?.parts).toHaveLength(8);
      const many = Array.from({ length: voiceEventsMost + 1 }, (_, at) => `e${at}`);
      const path = '/api/events/v1/voice/batch_playlist';
      const refused = await served.post(service, path, { event_ids: many }, reader);
      expect(refused.status).toBe(400);
    });

    it('reads the report of a day, and says so if there is none', async () => {
      const ask = (date: string) =>
        served.call(service, 'ListVoicePlaylists', { event_ids: [], date, lang: 'en' }, reader);
      const { data } = await ask('2026-01-15');
      expect(data?.playlists[0]?.parts[0]).toMatchObject({ kind: 'section', text: 'Technology' });
      expect((await ask('2020-01-15')).code).toBe(-1);
    });

    it('there is no sound', async () => {
      const { fetch: ask, base } = service();
      expect((await ask(new Request(`${base}/voice/spoken/en/0`))).status).toBe(404);
    });
  });
});

describe('when a service speaks', () => {
  let speech: Awaited<ReturnType<typeof startSpeech>>;
  // The address of the server is known once it listens, before the newsroom opens.
  const voice = {
    baseUrl: '',
    apiKey: 'key',
    model: 'voice-model',
    voices: ['anna', 'ben'],
    partsADay: 3,
  };
  beforeAll(async () => {
    speech = await startSpeech();
    voice.baseUrl = speech.url;
  });
  afterAll(() => speech.close());
  const served = servedNewsroom('voice-service', () => now, { voice });
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  let askers = 0;
  /** By default as a new reader each time, with their own daily share. */
  const get = async (path: string, headers: Record<string, string> = {}, who?: Identity) => {
    const { fetch: ask, base } = service();
    const asker = who ?? { address: `network ${(askers += 1)}` };
    const authorization = `Bearer ${await signIdentity(asker, serviceSecret, now)}`;
    return ask(new Request(base + path, { headers: { ...headers, authorization } }));
  };
  const addresses = async (speaker?: string) => {
    const input = { event_id: 'spoken', lang: 'en', speaker };
    const { data } = await served.call(service, 'GetVoicePlaylist', input, reader);
    return data?.parts.map(({ audio = '' }) => audio) ?? [];
  };
  beforeAll(() => served.store.events.save(event));

  it('a part has a sound, synthesized once for concurrent requests', async () => {
    const [title = ''] = await addresses();
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(title)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
      expect(await answer.text()).toBe('ID3 anna A bold vote');
    }
    expect(speech.asked).toEqual([
      {
        authorization: 'Bearer key',
        body: {
          model: 'voice-model',
          voice: 'anna',
          input: 'A bold vote',
          response_format: 'mp3',
        },
      },
    ]);
  });

  it('serves a range, "you have it", and an invalid range', async () => {
    const [title = ''] = await addresses();
    const part = await get(title, { range: 'bytes=4-7' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 4-7/20');
    expect(await part.text()).toBe('anna');
    expect(await (await get(title, { range: 'bytes=-4' })).text()).toBe('vote');
    expect((await get(title, { range: 'bytes=99-' })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    for (const has of [etag, `"other", W/${etag}`]) {
      expect((await get(title, { 'if-none-match': has })).status).toBe(304);
    }
    const other = await get(title, { range: 'bytes=4-7', 'if-range': '"other"' });
    expect(other.status).toBe(200);
    expect(speech.asked).toHaveLength(1);
  });

  it('another voice is another sound; a failing service is reported, and the day has a limit', async () => {
    const [, fourth = '', third = ''] = await addresses();
    const [title = ''] = await addresses('ben');
    expect(await (await get(title)).text()).toBe('ID3 ben A bold vote');
    speech.fail(true);
    expect((await get(third)).status).toBe(502);
    speech.fail(false);
    // A failed synthesis is not counted: this is the third of three a day.
    expect((await get(third)).status).toBe(200);
    const refused = await get(fourth);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Existing sounds are still there.
    expect((await get(title)).status).toBe(200);
  });

  it('speaks nothing but stored texts', async () => {
    for (const path of ['/voice/spoken/en/99', '/voice/nothing/en/0', '/voice/spoken/xx/0']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('one visitor’s share of synthesis a day', () => {
  let speech: Awaited<ReturnType<typeof startSpeech>>;
  // A reader's share is two parts, a network's four.
  const voice = { baseUrl: '', model: 'voice-model', voices: ['anna'], partsADay: 20 };
  beforeAll(async () => {
    speech = await startSpeech();
    voice.baseUrl = speech.url;
  });
  afterAll(() => speech.close());
  const sentences = Array.from({ length: 9 }, (_, at) => `Sentence number ${at}.`).join('\n');
  const long = (id: string) =>
    sampleEvent(id, {
      title: [{ lang: 'EN', text: `About ${id}` }],
      content: [{ element_type: 'p', text: [{ lang: 'EN', text: `${sentences}\n${id}.` }] }],
      ...{ release_time: now, rank_time: now },
    });
  const served = servedNewsroom('voice-share', () => now, { voice, operators: ['ana'] });
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  beforeAll(() => served.store.events.save(long('long')));
  const get = async (part: number, who: Identity) => {
    const { fetch: ask, base } = service();
    const authorization = `Bearer ${await signIdentity(who, serviceSecret, now)}`;
    const path = `${base}/voice/long/en/${part}`;
    return (await ask(new Request(path, { headers: { authorization } }))).status;
  };

  it('a device has two, and sounds made for others are free', async () => {
    const one = { device: 'd_1', address: 'a' };
    expect([await get(0, one), await get(1, one)]).toEqual([200, 200]);
    expect(await get(2, one)).toBe(429);
    expect(await get(0, one)).toBe(200);
    expect(await get(0, { device: 'd_2', address: 'b' })).toBe(200);
  });

  it('discarding devices leaves the rest of the network’s share, and nothing of others’', async () => {
    const thrown = (at: number) => ({ device: `d_new${at}`, address: 'a' });
    expect([await get(2, thrown(1)), await get(3, { address: 'a' })]).toEqual([200, 200]);
    expect(await get(4, { address: 'a' })).toBe(429);
    expect(await get(4, thrown(2))).toBe(429);
    expect(await get(4, { device: 'd_2', address: 'b' })).toBe(200);
  });

  it('a signed-in reader is counted by their account, everywhere', async () => {
    expect(await get(5, { user: 'u1', address: 'a' })).toBe(200);
    expect(await get(6, { user: 'u1', address: 'c' })).toBe(200);
    expect(await get(7, { user: 'u1', address: 'd' })).toBe(429);
  });

  it('an outage uses up nothing of a share', async () => {
    const reader = { device: 'd_4', address: 'f' };
    speech.fail(true);
    for (let times = 0; times < 4; times += 1) expect(await get(8, reader)).toBe(502);
    speech.fail(false);
    expect(await get(8, reader)).toBe(200);
  });

  it('an operator sees that the service fails, and what it made before', async () => {
    const operator = { user: 'ana', device: 'd_ana', inner: true };
    const text = 'One that is prepared.\nAnother one.\nThe last of them.';
    await served.store.events.save({
      ...long('prepared'),
      content: [{ element_type: 'p', text: [{ lang: 'EN', text }] }],
    });
    const prepare = () =>
      served.call(service, 'UpsertTts', { event_id: 'prepared', lang: 'en' }, operator);
    speech.fail(true);
    expect((await prepare()).base_resp).toMatchObject({ reason: 'upstream' });
    speech.fail(false, 2);
    const { data: some } = await prepare();
    expect(some).toMatchObject({ made: 2 });
    expect(some?.left).toBeGreaterThan(0);
    speech.fail(false);
    const { data: all } = await prepare();
    expect(all).toMatchObject({ made: some?.left, kept: 2 + (some?.kept ?? 0), left: 0 });
  });

  it('an operator may prepare any number', async () => {
    const operator = { user: 'ana', device: 'd_ana', inner: true };
    const input = { event_id: 'long', lang: 'en' };
    const { data } = await served.call(service, 'UpsertTts', input, operator);
    expect(data).toMatchObject({ kept: 8, left: 0 });
    expect(data?.made).toBeGreaterThan(2);
  });
});

describe('the report of a day is spoken by the service, too', () => {
  let speech: Awaited<ReturnType<typeof startSpeech>>;
  const voice = { baseUrl: '', model: 'voice-model', voices: ['anna', 'ben'] };
  beforeAll(async () => {
    speech = await startSpeech();
    voice.baseUrl = speech.url;
  });
  afterAll(() => speech.close());
  const served = servedNewsroom('voice-day', () => now, { voice });
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  beforeAll(() => served.store.events.save(event));
  const lists = async (speaker?: string) => {
    const input = { event_ids: [], date: 'today', lang: 'en', speaker };
    const { data } = await served.call(service, 'ListVoicePlaylists', input, reader);
    return data?.playlists ?? [];
  };
  const get = async (path = '') => {
    const { fetch: ask, base } = service();
    return ask(new Request(base + path));
  };

  it('each part has its own sound, in the chosen voice', async () => {
    const parts = (await lists()).flatMap((list) => list.parts);
    expect(parts.length).toBeGreaterThan(1);
    const addresses = parts.map(({ audio }) => audio);
    expect(new Set(addresses).size).toBe(parts.length);
    for (const { audio, text } of parts) {
      expect(await (await get(audio)).text()).toBe(`ID3 anna ${text}`);
    }
    const [first] = await lists('ben');
    expect(first?.speaker).toBe('ben');
    expect(await (await get(first?.parts[0]?.audio)).text()).toMatch(/^ID3 ben /);
  });

  it('an address speaks the text it was made for, or nothing', async () => {
    const [first] = await lists();
    const [section, title] = first?.parts ?? [];
    const moved = title?.audio?.replace('/en/1?', '/en/0?');
    expect(await (await get(moved)).text()).toBe(`ID3 anna ${title?.text}`);
    expect((await get(section?.audio?.replace(/v=.*/, 'v=another'))).status).toBe(404);
    expect((await get(section?.audio?.replace('2026-01-15', '2020-01-15'))).status).toBe(404);
  });
});

describe('an event rewritten while somebody listens', () => {
  let speech: Awaited<ReturnType<typeof startSpeech>>;
  const voice = { baseUrl: '', model: 'voice-model', voices: ['anna'] };
  beforeAll(async () => {
    speech = await startSpeech();
    voice.baseUrl = speech.url;
  });
  afterAll(() => speech.close());
  const served = servedNewsroom('voice-anew', () => now, { voice });
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const save = (...sentences: string[]) =>
    served.store.events.save(
      sampleEvent('anew', {
        content: [{ element_type: 'p', text: [{ lang: 'EN', text: sentences.join('\n') }] }],
        ...{ release_time: now, rank_time: now },
      }),
    );
  const said = async (path = '') => {
    const { fetch: ask, base } = service();
    const answer = await ask(new Request(base + path));
    return answer.ok ? answer.text() : answer.status;
  };

  it('each address speaks the text it was made for, or nothing; a bare part number the current one', async () => {
    await save('First fact stands.', 'Second fact stands.');
    const { data } = await served.call(
      ...([service, 'GetVoicePlaylist', { event_id: 'anew', lang: 'en' }, reader] as const),
    );
    const [first, second] = (data?.parts ?? []).filter(({ kind }) => kind === 'sentence');
    await save('A new fact came.', 'First fact stands.');
    expect(await said(first?.audio)).toBe('ID3 anna First fact stands.');
    expect(await said(second?.audio)).toBe(404);
    const part = second?.audio?.replace(/\?.*/, '');
    expect(await said(part)).toBe('ID3 anna First fact stands.');
  });
});

describe('an operator has an event spoken in advance', () => {
  let speech: Awaited<ReturnType<typeof startSpeech>>;
  const voice = {
    baseUrl: '',
    apiKey: 'key',
    model: 'voice-model',
    voices: ['anna'],
    partsADay: 9,
  };
  beforeAll(async () => {
    speech = await startSpeech();
    voice.baseUrl = speech.url;
  });
  afterAll(() => speech.close());
  const served = servedNewsroom('voice-before', () => now, { voice, operators: ['ana'] });
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const operator = { user: 'ana', device: 'd_ana', inner: true };
  const upsert = (event_id: string) =>
    served.call(service, 'UpsertTts', { event_id, lang: 'en' }, operator);
  beforeAll(() => served.store.events.save(event));

  it('so that listeners do not wait', async () => {
    const { data } = await upsert('spoken');
    expect(data).toEqual({ event_id: 'spoken', made: 8, kept: 0, left: 0 });
    expect(speech.asked).toHaveLength(8);
    const { data: list } = await served.call(
      ...([service, 'GetVoicePlaylist', { event_id: 'spoken', lang: 'en' }, reader] as const),
    );
    const { fetch: ask, base } = service();
    for (const { audio } of list?.parts ?? []) {
      expect((await ask(new Request(`${base}${audio}`))).status).toBe(200);
    }
    expect(speech.asked).toHaveLength(8);
    expect((await upsert('spoken')).data).toMatchObject({ made: 0, kept: 8 });
  });

  it('the answer says when the speech of the day, once used up, is back', async () => {
    const sentences = ['Nobody has heard this.', 'Nor has anybody heard that.', 'Nor this one.'];
    const text = [{ lang: 'EN', text: sentences.join('\n') }];
    const content = [{ element_type: 'p' as const, text }];
    await served.store.events.save({ ...event, id: 'unheard', content });
    const input = { event_id: 'unheard', lang: 'en' };
    const refused = await served.post(service, '/api/inner/v1/tts/upsert', input, operator);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ base_resp: { reason: 'speechOfDay' } });
    const dayMs = 24 * 3_600_000;
    const left = (dayMs - (now % dayMs)) / 1_000;
    expect(Number(refused.headers.get('retry-after'))).toBe(Math.ceil(left));
  });

  it('an unknown event is reported', async () => {
    expect(await upsert('nothing')).toMatchObject({ code: -1, data: null });
  });
});
