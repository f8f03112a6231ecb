// The interface texts of every language; add new languages here.
import type { Language } from '@/lib/model/text/languages';
import en from '@/messages/en.json';
import ph from '@/messages/ph.json';
import zh from '@/messages/zh.json';

export const allMessages = { en, zh, ph } satisfies Record<Language, typeof en>;
