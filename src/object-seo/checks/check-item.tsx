import { Button, ExternalLink, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { CheckResult, Place } from '../../page-checks';
import { placeOf } from '../field-id';
import { statusLabel } from '../../../common/checks/status';
import type { ChecksProps } from '../types';

interface CheckItemProps extends Pick<
	ChecksProps,
	'onShow' | 'editUrl' | 'onIgnore'
> {
	result: CheckResult;
	onGo: ( place: Place ) => void;
}

/** An issue; expands to its description, locations and actions. */
export function CheckItem( props: CheckItemProps ) {
	const { result, onIgnore } = props;
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
				description={ statusLabel( status ) }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<span className={ `pharos-check__sign is-${ status }` } />
				<span className="pharos-check__text">{ message }</span>
				<Icon icon={ isOpen ? chevronUp : chevronDown } />
			</Button>
			<div
				id={ bodyId }
				className="pharos-check__body"
				hidden={ ! isOpen }
			>
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
				<Button
					variant="secondary"
					size="small"
					onClick={ () => onIgnore( id ) }
				>
					{ __( 'Ignore', 'pharos-seo' ) }
				</Button>
			</div>
		</li>
	);
}

/** Whether a location is shown: it can be navigated to, or has a label. */
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
