/** Problems that prevent a release, from the contents of files by path. */
export function releaseProblems(
	texts: Record< string, string >,
	wordpress: string
): string[];

/** Images of the plugin's page that are missing. */
export function imageProblems( readme: string, files: string[] ): string[];
