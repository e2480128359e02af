import { Button, ExternalLink } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { CheckResult, Place } from '../page-checks';
import { placeOf } from './field-id';
import type { ChecksProps } from './types';

interface CheckItemProps extends Pick< ChecksProps, 'onShow' | 'editUrl' > {
	result: CheckResult;
	isIgnored: boolean;
	onToggle: ( id: string, isIgnored: boolean ) => void;
	onGo: ( place: Place ) => void;
}

/** One check: what it found; opened, why that matters, where it is and what can be done. */
export function CheckItem( props: CheckItemProps ) {
	const { result, isIgnored, onToggle } = props;
	const { id, status, message, description, where } = result;
	const [ isOpen, setOpen ] = useState( false );
	const bodyId = `pharos-check-${ id }`;
	const places = where.filter( ( place ) => canShow( place, props ) );
	return (
		<li className="pharos-check">
			<Button
				className="pharos-check__message"
				aria-expanded={ isOpen }
				aria-controls={ bodyId }
				onClick={ () => setOpen( ! isOpen ) }
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
			>
				{ message }
			</Button>
			<div id={ bodyId } hidden={ ! isOpen }>
				{ description.map( ( paragraph ) => (
					<p key={ paragraph }>{ paragraph }</p>
				) ) }
				<ul className="pharos-check__places">
					{ places.map( ( place, index ) => (
						<li key={ index }>
							<PlaceLink { ...props } place={ place } />
						</li>
					) ) }
				</ul>
				<div className="pharos-check__actions">
					{ status !== 'success' && ! isIgnored && (
						<Teaser isField={ Boolean( where[ 0 ]?.field ) } />
					) }
					{ ( status !== 'success' || isIgnored ) && (
						<Button
							variant="secondary"
							size="small"
							onClick={ () => onToggle( id, isIgnored ) }
						>
							{ isIgnored
								? __( 'Restore', 'pharos-seo' )
								: __( 'Ignore', 'pharos-seo' ) }
						</Button>
					) }
				</div>
			</div>
		</li>
	);
}

/** What the paid edition does by itself, or helps with (spec.md section 1). */
const Teaser = ( { isField }: { isField: boolean } ) => (
	<Button
		variant="primary"
		size="small"
		disabled
		accessibleWhenDisabled
		description={ __( 'Part of the paid edition.', 'pharos-seo' ) }
	>
		{ isField
			? __( 'Fix it for me', 'pharos-seo' )
			: __( 'Help Me Fix', 'pharos-seo' ) }
	</Button>
);

/** A place that is nowhere to go to is only named when it has a name. */
const canShow = (
	{ block, field, page, label }: Place,
	{ onShow }: Pick< ChecksProps, 'onShow' >
): boolean =>
	Boolean(
		label ||
		page ||
		( field && placeOf( field ) ) ||
		( onShow && ( block || field ) )
	);

function PlaceLink( {
	place,
	onGo,
	onShow,
	editUrl,
}: Pick< CheckItemProps, 'onGo' | 'onShow' | 'editUrl' > & { place: Place } ) {
	const { block, field, page, label } = place;
	if ( page ) {
		return (
			<ExternalLink href={ editUrl( page ) }>
				{ label || `#${ page }` }
			</ExternalLink>
		);
	}
	if ( ( field && placeOf( field ) ) || ( onShow && ( block || field ) ) ) {
		return (
			<Button variant="link" onClick={ () => onGo( place ) }>
				{ field
					? __( 'Go to the field', 'pharos-seo' )
					: sprintf(
							/* translators: %s: what is shown, such as the text of a heading. */
							__( 'Show: %s', 'pharos-seo' ),
							label || __( 'the block', 'pharos-seo' )
						) }
			</Button>
		);
	}
	return <bdi>{ label }</bdi>;
}
