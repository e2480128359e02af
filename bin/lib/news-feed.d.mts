export function newsFeed(
	changelog: string,
	release: { version: string; date: Date }
): string;
