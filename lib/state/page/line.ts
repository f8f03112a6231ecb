// The single quiet line that may be shown under a list. Its text is loaded with its own code.
import { atom } from 'jotai';
import type { ComponentType } from 'react';

export const pageLineAtom = atom<{ Words: ComponentType } | undefined>(undefined);
