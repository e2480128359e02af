/** Problems that prevent a release, from the contents of files by path. */
export function releaseProblems(
	texts: Record< string, string >,
	wordpress: string
): string[];
