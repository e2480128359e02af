import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../../common/locale';
import {
	store,
	type MigrationLoss,
	type MigrationLosses,
} from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { ShowMoreList } from '../../../../components/show-more-list';
import { Resource } from '../../../../resource';
import { ApplyButton, CHOICE } from './apply-button';

interface LossesProps {
	/** The slug of the source. */
	slug: string;
	losses: MigrationLosses[];
	/** Whether they're from a dry run. */
	isPreview?: boolean;
}

/** The data that wasn't migrated, by reason; each reason expands to the affected objects. */
export function Losses( { slug, losses, isPreview = false }: LossesProps ) {
	return (
		<ul className="pharos-migrate__losses">
			{ losses.map( ( loss ) => (
				<li key={ loss.what }>
					<Reason
						slug={ slug }
						loss={ loss }
						isPreview={ isPreview }
					/>
				</li>
			) ) }
		</ul>
	);
}

interface ReasonProps {
	slug: string;
	loss: MigrationLosses;
	isPreview: boolean;
}

function Reason( {
	slug,
	loss: { what, text, count },
	isPreview,
}: ReasonProps ) {
	const isChoice = what === CHOICE && ! isPreview;
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
					{ formatNumber( count ) }
				</span>
			</summary>
			{ isOpen && isChoice && count > 1 && (
				<ApplyButton slug={ slug } choice={ null } />
			) }
			{ isOpen && (
				<Objects
					slug={ slug }
					what={ what }
					isPreview={ isPreview }
					action={ ( loss ) =>
						isChoice && (
							<ApplyButton slug={ loss.source } choice={ loss } />
						)
					}
				/>
			) }
		</details>
	);
}

interface ObjectsProps {
	slug: string;
	what: string;
	isPreview?: boolean;
	/** Renders a button after each object. */
	action: ( loss: MigrationLoss ) => ReactNode;
}

/** The objects affected by a reason, page by page. */
export function Objects( {
	slug,
	what,
	isPreview = false,
	action,
}: ObjectsProps ) {
	const [ count, setCount ] = useState( 1 );
	const requestOf = ( page: number ) =>
		`plugin_slug=${ slug }&what=${ encodeURIComponent( what ) }&page=${ page }${ isPreview ? '&preview=true' : '' }`;
	const pages = useSelect(
		( select ) =>
			Array.from( { length: count }, ( _, i ) =>
				select( store ).getMigratedData( requestOf( i + 1 ) )
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- requestOf() is made of these.
		[ slug, what, count, isPreview ]
	);
	const losses = pages.flatMap( ( page ) => page?.losses ?? [] );
	const hasMore = ( pages[ count - 1 ]?.pages ?? 0 ) > count;
	return (
		<ShowMoreList
			className="pharos-migrate__objects"
			rows={ losses.map( ( loss, index ) => (
				<li key={ index } tabIndex={ -1 }>
					<Loss loss={ loss } action={ action( loss ) } />
				</li>
			) ) }
			onMore={ hasMore ? () => setCount( count + 1 ) : undefined }
		>
			<Resource
				key={ count }
				reads={ [ [ 'getMigratedData', requestOf( count ) ] ] }
				failure={ __(
					'The items that weren’t migrated couldn’t be loaded.',
					'pharos-seo'
				) }
				rows={ 2 }
			>
				{ null }
			</Resource>
		</ShowMoreList>
	);
}

interface LossProps {
	loss: MigrationLoss;
	action: ReactNode;
}

function Loss( { loss, action }: LossProps ) {
	const { edit, name: field, value } = loss;
	const name = nameOf( loss );
	return (
		<>
			<span className={ NO_EMOJI } dir="auto">
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
			{ action }
			{ value !== '' && loss.what !== CHOICE && (
				<q className={ NO_EMOJI } dir="auto">
					{ value }
				</q>
			) }
		</>
	);
}

/**
 * Returns the name of an object; its id when it has no title or no longer exists.
 *
 * @param loss The value that wasn't migrated.
 */
export function nameOf( { kind, id, label }: MigrationLoss ): string {
	if ( label !== '' ) {
		return label;
	}
	return id === 0 ? __( 'Settings', 'pharos-seo' ) : `${ kind } #${ id }`;
}
