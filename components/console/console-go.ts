'use client';
import { createContext, useContext } from 'react';

/** Leads from a row to what is known elsewhere in the console: a reader, by their id. */
export const ConsoleGo = createContext<((section: 'readers', query: string) => void) | undefined>(
  undefined,
);
export const useConsoleGo = () => useContext(ConsoleGo);
