// A clusterer whose time is measured.
import type { Clusterer } from './cluster/clusterer';
import { clustering } from './meters';

/** The same clusterer, each assignment timed for `/metrics`. */
export function timedClusterer(clusterer: Clusterer): Clusterer {
  return {
    async assign(store, article) {
      const end = clustering.startTimer();
      try {
        return await clusterer.assign(store, article);
      } finally {
        end();
      }
    },
  };
}
