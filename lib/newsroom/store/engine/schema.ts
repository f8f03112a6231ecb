// The columns that both engines have. Times are integer milliseconds, booleans 0 or 1, and JSON is
// text that zod parses when it is read (`event-row.ts`, `articles.ts`).
import type { Generated } from 'kysely';
import type { MuteKind } from '@/lib/model/feed/mutes';

export type Flag = 0 | 1;

export type EventTable = {
  id: string;
  event_version_id: string;
  lang: string;
  /** JSON: the tabs besides `recommend`. */
  tabs: string;
  rank_time: number;
  release_time: number;
  hot_weight: number;
  like_count: number;
  updated_at: number;
  taken_down: Flag;
  /** JSON: what a list shows. */
  listed: string;
};

export type Schema = {
  /** `digest`: the hash of the token; `scope` is `read` or `write`. */
  access_token: {
    id: string;
    owner: string;
    digest: string;
    name: string;
    scope: string;
    created_at: number;
    used_at: number;
  };
  /** The numbers by which reader apps identify events. */
  item_number: { number: number; event_id: string };
  /** Reading time in milliseconds. */
  reading_timer: { owner: string; timer: string; duration: number; updated_at: number };
  /** Values that a reader's devices share. */
  remote_value: { owner: string; name: string; value: string; bytes: number; updated_at: number };
  meta: { key: string; value: string };
  event: EventTable;
  /** JSON of the article itself, separate from `event` so that lists never read it. */
  event_body: { event_id: string; body: string };
  /**
   * One row for each tab of a live event, `recommend` included, so that a page is an index range.
   * `lang` is '' for an event that exists in all of our languages.
   */
  event_tab: { tab: string; rank_time: number; event_id: string; lang: string };
  event_host: { event_id: string; host: string };
  event_like: { owner: string; event_id: string; created_at: number };
  event_collect: { owner: string; event_id: string; created_at: number };
  event_read: {
    owner: string;
    event_id: string;
    version: string;
    read_at: number;
    /** How far this version was read; see `lib/model/article/reading-place.ts`. */
    place: Generated<number | null>;
  };
  /** `place` orders what was shown at the same time: the top of the list has the highest. */
  event_shown: { owner: string; tab: string; event_id: string; shown_at: number; place: number };
  /**
   * Subscriptions to the daily report by mail. The row stays when a reader unsubscribes, so that no
   * day is sent twice. `state` is that of the mail of `day`.
   */
  daily_mail: {
    owner: string;
    wanted: Flag;
    lang: string;
    day: string;
    state: 'sending' | 'sent' | 'failed';
    tries: number;
    tried_at: number;
    created_at: number;
  };
  /** `day`: `YYYY-MM-DD`; `final` once the day is over; `report`: JSON of its sections. */
  daily_report: { day: string; lang: string; made_at: number; final: Flag; report: string };
  device_setting: {
    device: string;
    language: string;
    device_language: string;
    updated_at: number;
  };
  /** Events about one happening in two languages, each pair in both directions. */
  event_twin: { event_id: string; twin_id: string };
  /** An event that was merged into another; `to_id` is never itself a merged one. */
  event_redirect: { from_id: string; to_id: string; created_at: number };
  feed: {
    id: string;
    url: string;
    title: string;
    tab: string;
    lang: string | null;
    etag: string | null;
    last_modified: string | null;
    next_poll_at: number;
    failures: number;
    last_ok_at: number | null;
    last_error: string | null;
    /** Added by polls so far. */
    articles: number;
  };
  article: {
    id: string;
    event_id: string;
    published_at: number;
    /** JSON: everything else of the article. */
    item: string;
  };
  /** An article that retention deleted; `absent_since` is 0 while its feed shows it. */
  forgotten_article: { id: string; feed_id: string; absent_since: number };
  /** The page behind a feed item; `text`: JSON, its article's paragraphs. */
  page: {
    article_id: string;
    feed_id: string;
    url: string;
    host: string;
    published_at: number;
    state: string;
    due_at: number | null;
    tries: number;
    etag: string | null;
    last_modified: string | null;
    text: string | null;
    kept_from: number;
  };
  /** How a host of pages may be requested; `rules`: JSON, what it says to machines. */
  page_host: {
    host: string;
    next_at: number;
    failures: number;
    rules: string | null;
    rules_until: number;
    day_pages: number;
    day_ends_at: number;
  };
  /** Work that workers share: due at `due_at`, or with a `holder` claimed until about that time. */
  job: {
    kind: string;
    id: string;
    lane: string;
    rank: number;
    due_at: number;
    claims: number;
    holder: string | null;
    error: string | null;
    parked_at: number | null;
  };
  /** What jobs of one kind share, such as a host: no job of the lane starts before `free_at`. */
  job_lane: { kind: string; name: string; free_at: number };
  /** Recent changes, for processes that cache things. */
  change: { subject: string; changed_at: number };
  /** Articles as the clusterer compares them. */
  cluster_article: {
    article_id: string;
    event_id: string;
    published_at: number;
    copy_of: string | null;
    /** 1 when later articles are compared with it. */
    member: Flag;
    /** 0 until the articles around it were clustered again. */
    settled: Flag;
    /** JSON: everything else of the entry. */
    item: string;
  };
  /** The inverted index: `key` begins with the language. */
  cluster_posting: { key: string; published_at: number; article_id: string; event_id: string };
  /** How many articles contain a term; the language alone counts all its articles. */
  cluster_term: { term: string; articles: number };
  /** What a reader is not interested in; `target` says what `target_id` names. */
  disinterest: {
    owner: string;
    target: 'event' | 'moment';
    target_id: string;
    version: string;
    created_at: number;
  };
  /**
   * `root_id` is '' for a comment that is no reply; `owner` is '' where it was deleted. `hot` and
   * `rank` are sort keys derived from the counts.
   */
  comment: {
    id: string;
    event_id: string;
    root_id: string;
    reply_to_id: string | null;
    owner: string;
    text: string;
    like_count: number;
    reply_count: number;
    hidden: Flag;
    hot: number;
    rank: number;
    created_at: number;
  };
  comment_like: { owner: string; comment_id: string; created_at: number };
  /** `things` of one kind about one subject; `read_at` is 0 until it is read; `payload`: JSON. */
  message: {
    id: string;
    owner: string;
    type: number;
    kind: string;
    subject: string;
    things: number;
    payload: string;
    created_at: number;
    updated_at: number;
    read_at: number;
  };
  /**
   * What was sent already: a hash of its owner and its key. `payload`: JSON, the message's data for
   * this thing alone. Rows older than these columns have neither payload nor time.
   */
  message_key: { key: string; message_id: string; told_at: number; payload: string | null };
  /** What a reader wants less of; `value` is `label` normalized for comparison. */
  mute: { owner: string; kind: MuteKind; value: string; label: string; created_at: number };
  /** `target` and `reason` are the numbers used on the wire. */
  report: {
    id: string;
    owner: string;
    target: number;
    event_id: string | null;
    event_version_id: string | null;
    reason: number;
    text: string | null;
    /** The reported turn of the assistant, with its question and JSON of its answer. */
    turn_id: string | null;
    question: string | null;
    answer: string | null;
    /**
     * The reported comment, with its text at that time and its author; without both once the
     * account is deleted, or once the comment was deleted and the report is closed.
     */
    comment_id: string | null;
    comment_text: string | null;
    comment_owner: string | null;
    created_at: number;
    /**
     * The operator's reply, and when the report was closed; `owner` is '' where the account is
     * deleted.
     */
    reply: string | null;
    closed_at: number | null;
  };
  /** `chunks`: JSON of the answer. */
  chat_turn: {
    owner: string;
    id: string;
    session: string;
    event_id: string | null;
    question: string;
    language: string;
    digest: string;
    chunks: string;
    state: string;
    attempts: number;
    created_at: number;
  };
  /** A turn as its reader published it. */
  published_answer: {
    id: string;
    owner: string;
    turn_id: string;
    event_id: string | null;
    question: string;
    language: string;
    chunks: string;
    asked_at: number;
    created_at: number;
  };
  /** A turn as it was when its reader rated it. */
  answer_rating: {
    owner: string;
    turn_id: string;
    event_id: string | null;
    question: string;
    language: string;
    chunks: string;
    rating: string;
    created_at: number;
  };
  counter: { name: string; count: number; ends_at: number };
  /** A slot of a scope, held until `ends_at`. */
  lease: { scope: string; place: number; holder: string; ends_at: number };
  /** A chosen interest; `topic` is the keyword as events are compared with it. */
  interest: {
    owner: string;
    category: string;
    keyword: string;
    topic: string;
    created_at: number;
  };
  /** `interests_at`: when the first selection was saved. */
  reader_setting: {
    owner: string;
    interests_at: number | null;
    personalised: Flag;
    /** Full hours in `quiet_zone`; all three or none. */
    quiet_from: number | null;
    quiet_to: number | null;
    quiet_zone: string | null;
  };
  /** The subjects of a live event, in each language. */
  event_topic: { topic: string; rank_time: number; event_id: string; lang: string; label: string };
  /** `birthday`: `YYYY-MM-DD`. */
  account: {
    id: string;
    name: string;
    password: string | null;
    birthday: string;
    region: string;
    created_at: number;
    /** Set when an operator banned the account: nobody can sign in to it. */
    banned_at: number | null;
    ban_reason: string | null;
  };
  identity: { kind: string; subject: string; user_id: string; created_at: number };
  /** `id` is the hash of the cookie's value. */
  session: {
    id: string;
    user_id: string;
    method: string;
    device: string | null;
    created_at: number;
    seen_at: number;
  };
  /** `subject` is a keyed hash of the address, `flow` a hash of the transaction. */
  login_code: {
    scene: string;
    subject: string;
    flow: string;
    digest: string;
    tries: number;
    ends_at: number;
  };
  login_failure: { subject: string; failures: number; started_at: number; closed_until: number };
  /** A sign-in at a provider that is in progress; `asked`: JSON. */
  login_flow: { state: string; flow: string; provider: string; asked: string; ends_at: number };
  /**
   * A topic that readers follow. `key` identifies what it is about, so that two readers who ask for
   * the same share it; `terms` (JSON) are searched for, `least` is how much of them an event must
   * contain.
   */
  track: {
    id: string;
    key: string;
    type: string;
    /** JSON: localized text. */
    name: string;
    description: string;
    icon: string;
    lang: string;
    event_id: string | null;
    terms: string;
    least: number;
    status: number;
    follow_count: number;
    item_count: number;
    search_count: number;
    searched_at: number;
    created_at: number;
    /** When it last got an item. */
    updated_at: number;
    /** 1 where an operator took it down. */
    taken_down: number;
  };
  /** A saved query that posts what it finds; `name`, `description`, `field`: JSON. */
  bot: {
    id: string;
    name: string;
    description: string;
    icon: string;
    category: string;
    field: string;
    per_day: number;
    hidden: Flag;
    /** It ships with the product and is unchanged. */
    shipped: Flag;
    follow_count: number;
    post_count: number;
    posted_at: number;
    created_at: number;
    updated_at: number;
  };
  /**
   * `settings`: JSON, the reader's customization; `has_words`: whether they added words to the bot.
   */
  bot_follow: {
    owner: string;
    bot_id: string;
    followed_at: number;
    settings: string;
    has_words: Flag;
  };
  /** `owner` is '' for everybody, else the reader whose words found it; `line`: JSON. */
  bot_post: {
    id: string;
    bot_id: string;
    owner: string;
    event_id: string;
    time: number;
    /** Its number among its bot's posts of that day. */
    ordinal: number;
    line: string;
    posted_at: number;
  };
  post_shown: { owner: string; post_id: string; shown_at: number; place: number };
  track_item: { track_id: string; event_id: string; time: number; added_at: number };
  track_follow: { owner: string; track_id: string; followed_at: number; read_at: number };
  track_maker: { track_id: string; owner: string; made_at: number };
  /** Accounts that may use the inner calls, besides those in `OPERATORS`. */
  operator: { user_id: string; added_by: string; created_at: number };
  /**
   * What an operator did, and to what; `before` and `after` in a few words each. Rows are never
   * deleted.
   */
  operator_act: {
    id: string;
    user_id: string;
    act: string;
    target: string;
    before: string;
    after: string;
    created_at: number;
  };
  /**
   * An operator's decisions on an event. `tabs`: JSON, overriding those that writing the event
   * assigns.
   */
  event_edit: {
    event_id: string;
    pinned_at: number | null;
    tabs: string | null;
    /** Why it was taken down. */
    reason: string | null;
    /** JSON: ids of the moments that are hidden from readers. */
    hidden_moments: string | null;
    updated_at: number;
  };
  event_label: { label: string; event_id: string; created_at: number };
  /** Only labels that some event has. */
  label: { label: string; events: number };
  /** A feed as operators want it, overriding the list: `state` is active, paused or removed. */
  feed_edit: {
    id: string;
    url: string;
    title: string;
    tab: string;
    lang: string | null;
    full_text: Flag;
    state: string;
    updated_at: number;
  };
  /** The outcome of one poll of a feed; `why` it failed, if it did. */
  feed_poll: {
    id: string;
    feed_id: string;
    items: number;
    added: number;
    failed: number;
    why: string | null;
    took_ms: number;
    created_at: number;
  };
  /**
   * Messages of a kind that a channel carried in an hour (since 1970); recipients are never stored.
   */
  delivery: { hour: number; kind: string; channel: string; sent: number; failed: number };
  /** What a model used on a day (its start, in ms), in tokens, by purpose. */
  model_use: {
    day: number;
    purpose: string;
    model: string;
    calls: number;
    failed: number;
    estimated: number;
    tokens_in: number;
    tokens_out: number;
  };
  /** A file that an operator keeps on the site; `content`: base64. */
  operator_file: {
    id: string;
    name: string;
    type: string;
    bytes: number;
    content: string;
    created_at: number;
  };
  /** An address that may sign up where sign-up is by invitation. */
  invite: { subject: string; created_at: number };
  /**
   * A reader's own feed; `definition` (JSON) is what it searches for, `listed` whether others may
   * see it: shared, not taken down, not deleted, and its owner not banned.
   */
  theme: {
    id: string;
    owner: string;
    name: string;
    definition: string;
    shared: Flag;
    taken_down: Flag;
    listed: Flag;
    follow_count: number;
    created_at: number;
    updated_at: number;
    deleted_at: number | null;
  };
  theme_follow: { owner: string; theme_id: string; followed_at: number };
  /** `address` is what the reader entered: a feed, or a page that links to one. */
  theme_feed: {
    owner: string;
    theme_id: string;
    feed_id: string;
    address: string;
    added_at: number;
  };
  /** An address that readers added; its items are in `own_feed_item`, never among the events. */
  own_feed: {
    id: string;
    url: string;
    title: string;
    etag: string | null;
    last_modified: string | null;
    next_poll_at: number;
    failures: number;
    last_ok_at: number | null;
    last_error: string | null;
  };
  /** `item`: JSON of everything else. */
  own_feed_item: { feed_id: string; id: string; published_at: number; item: string };
  /** A run of deep-mind; `steps` and `report`: JSON. */
  theme_run: {
    id: string;
    owner: string;
    theme_id: string;
    question: string;
    lang: string;
    state: string;
    saved: Flag;
    tries: number;
    lease_until: number;
    steps: string;
    report: string | null;
    created_at: number;
    ended_at: number | null;
  };
  migration: { name: string; applied_at: number };
};
