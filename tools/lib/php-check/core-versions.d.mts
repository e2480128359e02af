import type { CoreVersions } from './facts.d.mts';

export function readCoreVersions(
	core: string
): Promise< CoreVersions[ 'since' ] >;
export function versionsIn( source: string ): [ string, string ][];
