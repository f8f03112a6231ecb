// The one quiet line that may stand under a list. Its words bring their own program along.
import { atom } from 'jotai';
import type { ComponentType } from 'react';

export const pageLineAtom = atom<{ Words: ComponentType } | undefined>(undefined);
