export function errorProblems(
	sources: Record< string, string >,
	table: string
): string[];
