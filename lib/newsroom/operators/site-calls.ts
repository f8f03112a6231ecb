// Files that operators store on the site, and the mail that it sends. Protects: a file is stored
// with its operator's id, and no call reveals the recipient of a message.
import { toTag } from '@/lib/model/text/languages';
import { countMessage } from '../accounts/count-message';
import { mailOf } from '../accounts/notices';
import { isLocal } from '../accounts/visitor';
import type { Handlers } from '../context';
import { Refusal } from '../refusal';
import type { StoredFile } from '../store/contract/site-store';
import { acting, noteAct, type Act } from './act';
import { needOperator } from './need-operator';
import { fileAddress, savedFile } from './saved-file';
import { testMail } from './test-mail';
import { wirePage } from './wire-page';

/** How many files operators may store on the site. */
export const filesMost = 500;

const wireFile = ({ id, name, type, bytes, created_at }: Omit<StoredFile, 'content'>) => ({
  ...{ file_id: id, name, type, bytes, url: fileAddress(id), created_at },
});

/** Enough of an address for its owner to recognize it. */
const hidden = (address: string) => address.replace(/^(.)[^@]*/, '$1…');

export const siteCalls = {
  SaveFile: (input, context) =>
    acting(context, async (store) => {
      const file = savedFile(input, context.now);
      const known = await store.files.find(file.id);
      if (known) return { result: { data: wireFile(known) } };
      await store.files.takeTurn();
      if ((await store.files.count()) >= filesMost) {
        throw new Refusal('filesMost', { values: { most: filesMost } });
      }
      await store.files.add(file);
      const act: Act = { act: 'file.save', target: file.id, after: file.name };
      return { act, result: { data: wireFile(file) } };
    }),

  async ListFiles({ cursor, limit }, { store }) {
    const page = await store.files.page(cursor || undefined, limit);
    return { data: wirePage({ ...page, items: page.items.map(wireFile) }) };
  },

  DeleteFile: ({ file_id }, context) =>
    acting(context, async (store) => {
      const file = await store.files.find(file_id);
      if (!file) throw new Refusal('missing', { values: { detail: 'There is no such file.' } });
      await store.files.remove(file_id);
      return { act: { act: 'file.delete', target: file_id, before: file.name }, result: {} };
    }),

  async SendTestMail(_input, context) {
    const { store, accounts, now, call, identity } = context;
    const address = await mailOf(context, await needOperator(context));
    if (address === undefined) throw new Refusal('noAddress');
    const channel = accounts.channels.of('email', isLocal(context));
    if (!channel) throw new Refusal('noMail');
    const { sent, endsAt } = await countMessage(store.quotas, 'email', now);
    if (sent > accounts.messagesADay) {
      const retryAfterSeconds = Math.ceil((endsAt - now) / 1000);
      throw new Refusal('messagesOfDay', { retryAfterSeconds });
    }
    const brand = identity.login?.brand ?? 'Cubewire';
    const time = new Intl.DateTimeFormat(toTag(call.language), {
      ...{ dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' },
    }).format(now);
    const done = await channel(testMail(address, call.language, { brand, time })).then(
      (answer) => ({ sent: true, answer }),
      (error: unknown) => ({
        ...{ sent: false, answer: error instanceof Error ? error.message : String(error) },
      }),
    );
    const outcome = done.sent ? { sent: 1 } : { failed: 1 };
    await store.deliveries.note({ kind: 'test', channel: 'email', ...outcome }, now);
    await noteAct(context, {
      ...{ act: 'mail.test', target: 'email', after: done.sent ? 'sent' : 'failed' },
    });
    const answer = done.answer.replaceAll(address, hidden(address)).slice(0, 500);
    return { data: { sent: done.sent, to: hidden(address), answer } };
  },

  async ListDeliveries({ cursor, limit }, { store }) {
    return { data: wirePage(await store.deliveries.page(cursor || undefined, limit)) };
  },
} satisfies Partial<Handlers<'inner'>>;
