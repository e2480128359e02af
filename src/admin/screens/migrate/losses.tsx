import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	store,
	type MigrationLoss,
	type MigrationLosses,
} from '../../../../store';
import { PLAIN } from '../../../components/plain';
import { Resource } from '../../../resource';
import { ApplyButton, CHOICE } from './apply-button';
import { useFirstNew } from './use-first-new';

interface LossesProps {
	/** The source's. */
	slug: string;
	losses: MigrationLosses[];
}

/** What was not migrated, by its reason; each opens into the objects that it is about. */
export function Losses( { slug, losses }: LossesProps ) {
	return (
		<ul className="pharos-migrate__losses">
			{ losses.map( ( loss ) => (
				<li key={ loss.what }>
					<Reason slug={ slug } loss={ loss } />
				</li>
			) ) }
		</ul>
	);
}

interface ReasonProps {
	slug: string;
	loss: MigrationLosses;
}

function Reason( { slug, loss: { what, text, count } }: ReasonProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<details
			className="pharos-migrate__details"
			onToggle={ ( { currentTarget } ) =>
				setIsOpen( currentTarget.open )
			}
		>
			<summary>
				{ text }{ ' ' }
				<span className="pharos-migrate__badge">
					{ count.toLocaleString() }
				</span>
			</summary>
			{ isOpen && what === CHOICE && count > 1 && (
				<ApplyButton slug={ slug } choice={ null } />
			) }
			{ isOpen && <Objects slug={ slug } what={ what } /> }
		</details>
	);
}

interface ObjectsProps {
	slug: string;
	what: string;
}

function Objects( { slug, what }: ObjectsProps ) {
	const [ count, setCount ] = useState( 1 );
	const requestOf = ( page: number ) =>
		`plugin_slug=${ slug }&what=${ encodeURIComponent( what ) }&page=${ page }`;
	const pages = useSelect(
		( select ) =>
			Array.from( { length: count }, ( _, i ) =>
				select( store ).getMigratedData( requestOf( i + 1 ) )
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- requestOf() is made of these.
		[ slug, what, count ]
	);
	const losses = pages.flatMap( ( page ) => page?.losses ?? [] );
	const { list, expectMore } = useFirstNew( losses.length );
	return (
		<>
			<ul className="pharos-migrate__objects" ref={ list }>
				{ losses.map( ( loss, index ) => (
					<li key={ index } tabIndex={ -1 }>
						<Loss loss={ loss } />
					</li>
				) ) }
			</ul>
			<Resource
				key={ count }
				reads={ [ [ 'getMigratedData', requestOf( count ) ] ] }
				failure={ __(
					'Failed to load what was not migrated.',
					'pharos-seo'
				) }
				rows={ 2 }
			>
				{ ( last ) =>
					last.pages > count && (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ () => {
								expectMore();
								setCount( count + 1 );
							} }
						>
							{ __( 'Show more', 'pharos-seo' ) }
						</Button>
					)
				}
			</Resource>
		</>
	);
}

function Loss( { loss }: { loss: MigrationLoss } ) {
	const { kind, id, label, edit, name: field, value } = loss;
	const name = label === '' ? nameless( kind, id ) : label;
	return (
		<>
			<span className={ PLAIN } dir="auto">
				{ edit === '' ? (
					name
				) : (
					<a
						href={ edit }
						target="_blank"
						rel="noreferrer"
						aria-label={ sprintf(
							/* translators: %s: title of a post, name of a term. */
							__( '%s (opens in a new tab)', 'pharos-seo' ),
							name
						) }
					>
						{ name }
					</a>
				) }
			</span>
			{ field !== '' && <span>{ field }</span> }
			{ isChoice( loss ) && (
				<ApplyButton slug={ loss.source } choice={ loss } />
			) }
			{ value !== '' && ! isChoice( loss ) && (
				<q className={ PLAIN } dir="auto">
					{ value }
				</q>
			) }
		</>
	);
}

const isChoice = ( { what }: MigrationLoss ): boolean => what === CHOICE;

function nameless( kind: string, id: number ): string {
	return id === 0 ? __( 'Settings', 'pharos-seo' ) : `${ kind } #${ id }`;
}
