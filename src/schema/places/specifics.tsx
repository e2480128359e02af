import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { MouseEvent } from 'react';
import { NO_EMOJI } from '../../components/no-emoji';
import { PageFinder } from '../finder';
import type {
	SchemaPlaces,
	SpecificResult,
} from '../../../common/schema/types';
import { specificLabel } from './places-text';

interface SpecificsProps {
	id: string;
	/** The label of the conditions: "Show on" or "Do not show on". */
	label: string;
	places: SchemaPlaces;
	search: ( words: string ) => Promise< SpecificResult[] >;
	onChange: ( places: SchemaPlaces ) => void;
}

/** A list of individual posts and terms. */
export function Specifics( {
	id,
	label,
	places,
	search,
	onChange,
}: SpecificsProps ) {
	const { specific, specificText } = places;
	const remove = ( name: string ) =>
		onChange( {
			...places,
			specific: specific.filter( ( other ) => other !== name ),
			specificText: specificText.filter(
				( text ) =>
					( text.id ?? ( text as { value?: string } ).value ) !== name
			),
		} );

	return (
		<div className="pharos-schema-specifics">
			{ specific.length > 0 && (
				<ul>
					{ specific.map( ( name ) => {
						const title = specificLabel( name, specificText );
						return (
							<li key={ name }>
								<span dir="auto">
									<span className={ NO_EMOJI }>
										{ title }
									</span>
								</span>
								<Button
									icon={ closeSmall }
									label={ sprintf(
										/* translators: %s: title of a post or term. */
										__( 'Remove: %s', 'pharos-seo' ),
										title
									) }
									onClick={ ( event: MouseEvent ) => {
										passFocusOn( event.currentTarget, id );
										remove( name );
									} }
								/>
							</li>
						);
					} ) }
				</ul>
			) }
			<PageFinder
				id={ id }
				label={ sprintf(
					/* translators: %s: "Show on" or "Do not show on". */
					__( '%s: posts and terms', 'pharos-seo' ),
					label
				) }
				search={ search }
				taken={ specific }
				onChoose={ ( { id: name, label: title } ) =>
					onChange( {
						...places,
						specific: [ ...specific, name ],
						specificText: [
							...specificText,
							{ id: name, label: title },
						],
					} )
				}
			/>
		</div>
	);
}

/** Moves the focus from a removed row to the next one, the previous one, or the search field. */
function passFocusOn( button: Element, id: string ): void {
	const row = button.closest( 'li' );
	const other = row?.nextElementSibling ?? row?.previousElementSibling;
	(
		other?.querySelector( 'button' ) ?? document.getElementById( id )
	)?.focus();
}
