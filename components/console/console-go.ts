'use client';
import { createContext, useContext } from 'react';

/** Navigates from a row to another section of the console: to a reader, by their id. */
export const ConsoleGo = createContext<((section: 'readers', query: string) => void) | undefined>(
  undefined,
);
export const useConsoleGo = () => useContext(ConsoleGo);
