import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import type { ComponentType } from 'react';
import { primaryChange, primaryOf } from '../object-seo/primary';
import { PrimaryTerm } from '../object-seo/primary-term';
import type { EditorData, ObjectTaxonomy } from '../object-seo/types';
import { useSeo } from './fields';
import { termsOf } from './read-post';

interface SelectorProps {
	/** The name of the taxonomy. */
	slug: string;
}

/**
 * Filters `editor.PostTaxonomyType`: adds the choice of the primary term below WordPress's term selector.
 *
 * @param facts The editor data.
 */
export const withPrimaryTerm =
	( { taxonomies }: EditorData ) =>
	( Selector: ComponentType< SelectorProps > ) =>
		function WithPrimaryTerm( props: SelectorProps ) {
			const tree = taxonomies.find(
				( { name, isTree } ) => isTree && name === props.slug
			);
			return (
				<>
					<Selector { ...props } />
					{ tree && <PrimaryTermPanel taxonomy={ tree } /> }
				</>
			);
		};

function PrimaryTermPanel( { taxonomy }: { taxonomy: ObjectTaxonomy } ) {
	const [ value, change ] = useSeo();
	const terms = useSelect(
		( select ) => termsOf( select, taxonomy ),
		[ taxonomy ]
	);
	return value && terms ? (
		<PrimaryTerm
			singular={ taxonomy.singular }
			terms={ terms.map( ( { id, name } ) => ( {
				id,
				name: decodeEntities( name ),
			} ) ) }
			value={ primaryOf( value, taxonomy.name ) }
			onChange={ ( id ) => change( primaryChange( taxonomy.name, id ) ) }
		/>
	) : null;
}
