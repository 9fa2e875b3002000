export interface Figure {
  name: string;
  value: number;
  rating: string;
}

/** A millisecond's thousandth is noise; a layout shift of a thousandth is not. */
function rounded(value: number) {
  return Math.round(value * 1_000) / 1_000;
}

/** The report of one page: the newest value of each figure, each once. */
export function createReport(route: string) {
  const news = new Map<string, Figure>();
  return {
    note({ name, value, rating }: Figure) {
      news.set(name, { name, value: rounded(value), rating });
    },
    /** @returns the report as JSON, null if nothing has changed since the last one. */
    take(): string | null {
      if (news.size === 0) return null;
      const body = JSON.stringify({ route, figures: [...news.values()] });
      news.clear();
      return body;
    },
  };
}
