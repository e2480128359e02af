import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../store';
import { useScreens } from '../definitions/use-screens';
import { settingName } from '../search/setting-link';
import { changesOf, type Change } from './changes';
import { useFields, type ShownField } from './use-fields';

type Values = Record< string, unknown >;
type ChangesIn = ( key: string, from: unknown, to: unknown ) => Change[];

/** Returns a function that splits the difference between two values of a setting; see changesOf(). */
export function useChangesOf(): ChangesIn {
	const fields = useFields();
	return useCallback(
		( key, from, to ) =>
			changesOf(
				key,
				( fields.get( key ) ?? [] ).map( ( { field } ) => field ),
				from,
				to
			).map( ( change ) =>
				change.label === key
					? { ...change, label: labelWithoutField( key, fields ) }
					: change
			),
		[ fields ]
	);
}

/**
 * Returns the label of a setting without a field for the whole setting.
 *
 * @param key    The settings key, or the name of the robots.txt text.
 * @param fields All fields, by settings key.
 */
function labelWithoutField(
	key: string,
	fields: ReadonlyMap< string, ShownField[] >
): string {
	if ( key === 'robots_txt_content' ) {
		return __( 'robots.txt', 'pharos-seo' );
	}
	if ( key === 'redirects' ) {
		return __( 'Redirects', 'pharos-seo' );
	}
	// The history lists the profiles of these networks separately.
	const profile = fields
		.get( 'social_profiles' )
		?.find( ( { field } ) => field.path?.[ 0 ] === key );
	if ( profile ) {
		return profile.field.label;
	}
	const image = [ ...fields.values() ]
		.flat()
		.find( ( { field } ) => field.idKey === key );
	return image
		? sprintf(
				/* translators: %s: name of a setting that is an image. */
				__( '%s (image ID)', 'pharos-seo' ),
				image.field.label
			)
		: key;
}

/** Returns the unsaved changes. */
export function useUnsavedChanges(): Change[] {
	const { saved, edits } = useSelect( ( select ) => {
		const { getSavedSettings, getEdits } = select( store );
		return {
			saved: getSavedSettings() as Values | null,
			edits: getEdits() as Values,
		};
	}, [] );
	const changesIn = useChangesOf();
	return useMemo(
		() => listChanges( changesIn, saved, edits ),
		[ changesIn, saved, edits ]
	);
}

/** Returns the routes with unsaved changes. The same array until a route is added or removed. */
export function useUnsavedPaths(): readonly string[] {
	const screens = useScreens();
	const fields = useFields();
	const changesIn = useChangesOf();
	return useSelect(
		( select ) => {
			const { getSavedSettings, getEdits, getUnsavedWork } =
				select( store );
			const changes = listChanges(
				changesIn,
				getSavedSettings() as Values | null,
				getEdits() as Values
			);
			const work = getUnsavedWork();
			const paths = [
				...changes.flatMap( ( change ) => pathsOf( change, fields ) ),
				...screens
					.filter(
						( { unsaved } ) => unsaved && work.includes( unsaved )
					)
					.map( ( { path } ) => path ),
			];
			return [ ...new Set( paths ) ].sort();
		},
		[ screens, fields, changesIn ]
	);
}

function listChanges(
	changesIn: ChangesIn,
	saved: Values | null,
	edits: Values
): Change[] {
	const changes = Object.keys( edits ).flatMap( ( key ) =>
		changesIn( key, saved?.[ key ], edits[ key ] )
	);
	// The attachment id of an image is part of the change of its URL.
	const numbers = changes.map( ( { field } ) => field?.idKey );
	return changes.filter( ( { name } ) => ! numbers.includes( name ) );
}

/** Returns the routes that show a change. Compares names, because field objects are recreated with the screens. */
const pathsOf = (
	{ name, field }: Change,
	fields: ReadonlyMap< string, ShownField[] >
): string[] =>
	( fields.get( field?.key ?? name ) ?? [] )
		.filter(
			( shown ) =>
				! field ||
				shown.field.entry ||
				settingName( shown.field ) === name
		)
		.map( ( { path } ) => path );
