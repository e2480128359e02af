import { createReduxStore, createRegistrySelector } from '@wordpress/data';
import type {
	DataRegistry,
	ReduxStoreConfig,
	StoreDescriptor,
} from '@wordpress/data';
import type { Changes, ObjectSeo } from '../object-seo/types';
import { editSeo, readSeo } from './fields';

/** The public store of the block editor: `wp.data.select( 'pharos/editor' )`. */
export type EditorStore = StoreDescriptor<
	ReduxStoreConfig<
		unknown,
		{ editSeo: ( changes: Changes ) => void },
		{ getSeo: () => ObjectSeo | null }
	>
>;

/** The type of a value; null and lists, which no field has, are none of an object. */
const typeOf = ( value: unknown ): string =>
	value === null || Array.isArray( value ) ? 'other' : typeof value;

/** Returns the changes of fields that exist, with values of their types. */
function sound( before: ObjectSeo, changes: Changes ): Changes {
	const known: Record< string, unknown > = { ...before };
	return Object.fromEntries(
		Object.entries( changes ).filter( ( [ name, value ] ) => {
			const isSound =
				name in known && typeOf( value ) === typeof known[ name ];
			if ( ! isSound ) {
				// eslint-disable-next-line no-console -- For developers of add-ons.
				console.warn( `pharos/editor: editSeo() ignores "${ name }".` );
			}
			return isSound;
		} )
	);
}

/** The SEO fields of the open post for other plugins. Its state is in the editor's post, whose undo and save it uses. */
export const store = createReduxStore( 'pharos/editor', {
	reducer: ( state: null = null ) => state,
	selectors: {
		getSeo: createRegistrySelector( ( select ) => () => readSeo( select ) ),
	},
	actions: {
		editSeo:
			( changes: Changes ) =>
			( { registry }: { registry: DataRegistry } ) => {
				const before = readSeo( registry.select );
				const next = before ? sound( before, changes ) : {};
				if ( before && Object.keys( next ).length > 0 ) {
					editSeo( registry, before, next );
				}
			},
	},
} );
