import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { store } from '../../../store';
import { ROBOTS_TXT_PATH } from '../screens/robots-txt/definition';
import { changesOf, type Change } from './changes';
import { useFields } from './use-fields';

/** Takes apart how two values of a setting differ; see changesOf(). */
export function useChangesOf(): (
	key: string,
	from: unknown,
	to: unknown
) => Change[] {
	const fields = useFields();
	return useCallback(
		( key, from, to ) =>
			changesOf(
				key,
				( fields.get( key ) ?? [] ).map( ( { field } ) => field ),
				from,
				to
			),
		[ fields ]
	);
}

/** What was changed and not saved. */
export function useUnsavedChanges(): Change[] {
	const { saved, edits } = useSelect( ( select ) => {
		const { getSavedSettings, getEdits } = select( store );
		return {
			saved: getSavedSettings() as Record< string, unknown > | null,
			edits: getEdits() as Record< string, unknown >,
		};
	}, [] );
	const changesIn = useChangesOf();
	return useMemo( () => {
		const changes = Object.keys( edits ).flatMap( ( key ) =>
			changesIn( key, saved?.[ key ], edits[ key ] )
		);
		// The number of an image goes with its address.
		const numbers = changes.map( ( { field } ) => field?.idKey );
		return changes.filter( ( { name } ) => ! numbers.includes( name ) );
	}, [ changesIn, saved, edits ] );
}

/** The routes that hold unsaved changes. */
export function useUnsavedPaths(): ReadonlySet< string > {
	const fields = useFields();
	const changes = useUnsavedChanges();
	const isRobotsTxtUnsaved = useSelect(
		( select ) => select( store ).hasUnsavedRobotsTxt(),
		[]
	);
	return useMemo( () => {
		const pathsOf = ( { name, field }: Change ) =>
			( fields.get( field?.key ?? name ) ?? [] )
				.filter( ( shown ) => ! field || shown.field === field )
				.map( ( { path } ) => path );
		return new Set( [
			...changes.flatMap( pathsOf ),
			...( isRobotsTxtUnsaved ? [ ROBOTS_TXT_PATH ] : [] ),
		] );
	}, [ fields, changes, isRobotsTxtUnsaved ] );
}
