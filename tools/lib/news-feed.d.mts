/** RSS 2.0 of docs/whats-new.md. */
export function newsFeed( news: string ): string;
