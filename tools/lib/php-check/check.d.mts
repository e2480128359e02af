import type { CoreVersions, FolderUse, Problem, Table } from './facts.d.mts';

export type { Table };

export function checkPhp(
	sources: Record< string, string >,
	table: Table,
	texts?: Record< string, string >,
	wordpress?: CoreVersions
): { problems: Problem[]; uses: FolderUse[] };
