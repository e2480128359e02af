import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp, plus, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { RequiredMark } from '../../components/template-field/required-mark';
import { otherProblems, problemsOf } from '../problems';
import { firstValue, isGroup } from '../values';
import { focusFirstIn } from './focus-first';
import { ProblemList } from './problem-list';
import { Removed } from './removed';
import type { FieldProps } from './types';
import { useList, type FocusTarget } from './use-list';

interface ListFieldProps extends FieldProps {
	/** Renders an entry. */
	renderItem: ( props: FieldProps ) => ReactNode;
}

/** A numbered list of the same field, in which entries can be added, removed and moved. */
export function ListField( {
	id,
	field,
	value,
	onChange,
	problems,
	renderItem,
}: ListFieldProps ) {
	const list = useList( value, onChange );
	const { items, keys, removal, focus } = list;
	const element = useRef< HTMLFieldSetElement >( null );
	useEffect( () => {
		if ( focus ) {
			focusItem( element.current, focus );
		}
	}, [ focus ] );
	const isAlone = items.length === 1 && ! isGroup( items[ 0 ] );
	const ofList = otherProblems( problems, items.map( toName ) );
	const nameOf = ( index: number ) =>
		sprintf(
			/* translators: 1: name of a field, such as Image. 2: its number in the list. */
			__( '%1$s %2$d', 'pharos-seo' ),
			field.label,
			index + 1
		);
	return (
		<fieldset
			className={ `pharos-schema-list${ isAlone ? ' is-alone' : '' }` }
			ref={ element }
		>
			{ /* Same label style as a single text field. */ }
			<legend>
				<span className="pharos-schema-label">{ field.label }</span>{ ' ' }
				{ field.required && <RequiredMark /> }
			</legend>
			<ol>
				{ items.map( ( item, index ) => (
					<li key={ keys[ index ] } data-key={ keys[ index ] }>
						{ renderItem( {
							id: `${ id }-${ keys[ index ] }`,
							field: {
								...field,
								label: isAlone ? field.label : nameOf( index ),
								cloneable: false,
								required: isAlone && field.required,
							},
							value: item,
							onChange: ( next ) => list.change( index, next ),
							problems: [
								...problemsOf( problems, String( index ) ),
								...( isAlone ? ofList : [] ),
							],
						} ) }
						{ items.length > 1 && (
							<ItemActions
								label={ nameOf( index ) }
								isFirst={ index === 0 }
								isLast={ index === items.length - 1 }
								onMove={ ( by ) =>
									list.move( index, index + by )
								}
								onRemove={ () => list.remove( index ) }
							/>
						) }
					</li>
				) ) }
			</ol>
			{ ! isAlone && <ProblemList problems={ ofList } /> }
			{ removal && (
				<Removed
					key={ removal.index }
					label={ nameOf( removal.index ) }
					onUndo={ list.undo }
				/>
			) }
			<Button
				variant="secondary"
				__next40pxDefaultSize
				icon={ plus }
				aria-label={ sprintf(
					/* translators: %s: name of a field, such as Image. */
					__( 'Add: %s', 'pharos-seo' ),
					field.label
				) }
				onClick={ () => list.add( firstValue( field ) ) }
			>
				{ __( 'Add', 'pharos-seo' ) }
			</Button>
		</fieldset>
	);
}

function focusItem(
	list: HTMLElement | null,
	{ key, button }: FocusTarget
): void {
	const item = list?.querySelector< HTMLElement >(
		`:scope > ol > [data-key="${ key }"]`
	);
	const buttons = [
		...( item?.querySelectorAll< HTMLButtonElement >(
			':scope > .pharos-schema-list__actions > [data-move]'
		) ?? [] ),
	].filter( ( { disabled } ) => ! disabled );
	if ( button ) {
		// At the ends of the list, only the opposite button exists.
		(
			buttons.find( ( { dataset } ) => dataset.move === button ) ??
			buttons[ 0 ]
		)?.focus();
	} else if ( item ) {
		focusFirstIn( item );
	}
}

const toName = ( _: unknown, index: number ): string => String( index );

interface ItemActionsProps {
	label: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: ( by: 1 | -1 ) => void;
	onRemove: () => void;
}

function ItemActions( {
	label,
	isFirst,
	isLast,
	onMove,
	onRemove,
}: ItemActionsProps ) {
	return (
		<div className="pharos-schema-list__actions">
			<Button
				icon={ arrowUp }
				data-move="up"
				disabled={ isFirst }
				label={ sprintf(
					/* translators: %s: an entry of a list, such as "Image 2". */
					__( 'Move up: %s', 'pharos-seo' ),
					label
				) }
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				icon={ arrowDown }
				data-move="down"
				disabled={ isLast }
				label={ sprintf(
					/* translators: %s: an entry of a list, such as "Image 2". */
					__( 'Move down: %s', 'pharos-seo' ),
					label
				) }
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				icon={ trash }
				/* translators: %s: an entry of a list, such as "Image 2". */
				label={ sprintf( __( 'Remove: %s', 'pharos-seo' ), label ) }
				onClick={ onRemove }
			/>
		</div>
	);
}
