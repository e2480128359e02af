import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../store';
import type { FieldDefinition } from '../definitions/types';
import { useScreens } from '../definitions/use-screens';
import { findNearest, trailText, useNavigation } from '../navigation/model';
import type { NavSection } from '../navigation/types';
import { settingName } from '../search/setting-link';
import { changesOf, type Change } from './changes';
import { useFields, type ShownField } from './use-fields';

type Values = Record< string, unknown >;
type ChangesIn = ( key: string, from: unknown, to: unknown ) => Change[];

/**
 * Returns a function that splits the difference between two values of a setting; see changesOf(). The labels begin with the
 * screen, because several screens have settings of the same name.
 */
export function useChangesOf(): ChangesIn {
	const fields = useFields();
	const sections = useNavigation();
	return useCallback(
		( key, from, to ) =>
			changesOf(
				key,
				( fields.get( key ) ?? [] ).map( ( { field } ) => field ),
				from,
				to
			).map( ( change ) => {
				const shown = shownBy( change, fields );
				return {
					...change,
					label: trailText( [
						...screenTrail( shown?.path, sections ),
						change.label === key
							? labelWithoutField( key, shown?.field )
							: change.label,
					] ),
				};
			} ),
		[ fields, sections ]
	);
}

/**
 * Returns the names of a screen as in the left navigation: "Home Page", "General".
 *
 * @param path     The route, if any.
 * @param sections The navigation.
 */
function screenTrail(
	path: string | undefined,
	sections: NavSection[]
): string[] {
	const match = path === undefined ? null : findNearest( sections, path );
	return match ? [ match.link.label, match.page.label ] : [];
}

/**
 * Finds the field that shows a change, or the field of which the setting is a part: the history lists the profiles of networks
 * and the ids of images separately.
 *
 * @param change The change.
 * @param fields All fields, by settings key.
 */
function shownBy(
	{ name, field }: Change,
	fields: ReadonlyMap< string, ShownField[] >
): ShownField | undefined {
	const own = fields.get( field?.key ?? name );
	return own
		? ( own.find( ( shown ) => settingName( shown.field ) === name ) ??
				own[ 0 ] )
		: [ ...fields.values() ]
				.flat()
				.find(
					( shown ) =>
						shown.field.idKey === name ||
						( shown.field.key === 'social_profiles' &&
							shown.field.path?.[ 0 ] === name )
				);
}

/**
 * Returns the label of a setting without a field for the whole setting.
 *
 * @param key   The settings key, or the name of the robots.txt text.
 * @param field The field of which it is a part, if any.
 */
function labelWithoutField(
	key: string,
	field: FieldDefinition | undefined
): string {
	if ( key === 'robots_txt_content' ) {
		return __( 'robots.txt', 'pharos-seo' );
	}
	if ( key === 'redirects' ) {
		return __( 'Redirects', 'pharos-seo' );
	}
	if ( ! field ) {
		return key;
	}
	return field.idKey === key
		? sprintf(
				/* translators: %s: name of a setting that is an image. */
				__( '%s (image ID)', 'pharos-seo' ),
				field.label
			)
		: field.label;
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
