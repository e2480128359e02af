import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { copy, pencil, trash } from '@wordpress/icons';
import { useNavigate } from 'react-router-dom';
import { ConfirmModal } from '../../../components/confirm-modal';
import { rescueFocus } from '../../../components/rescue-focus';
import { newId } from '../../../schema';
import { focusHeading } from '../../navigation/focus-heading';
import type { SchemaRow } from './types';
import { routeOf, useSchemas } from './use-schemas';

interface RowActionsProps {
	row: SchemaRow;
	name: string;
}

/** The buttons that edit, duplicate and remove a schema; for a removed one, undo. */
export function RowActions( { row, name }: RowActionsProps ) {
	const { id, schema, isRemoved } = row;
	const [ asks, setAsks ] = useState( false );
	const { put } = useSchemas();
	const navigate = useNavigate();
	const undo = useFocusWhenRemoved( isRemoved );

	if ( isRemoved ) {
		return (
			<Button
				ref={ undo }
				variant="secondary"
				__next40pxDefaultSize
				aria-label={ sprintf(
					/* translators: %s: name of a schema. */
					__( 'Undo: %s', 'pharos-seo' ),
					name
				) }
				onClick={ () => put( { [ id ]: schema } ) }
			>
				{ __( 'Undo', 'pharos-seo' ) }
			</Button>
		);
	}
	const duplicate = () => {
		const copyId = newId();
		const title = sprintf(
			/* translators: %s: name of a schema. */
			__( '%s (copy)', 'pharos-seo' ),
			name
		);
		put( {
			[ copyId ]: {
				...schema,
				title,
				fields: { ...schema.fields, schema_name: title },
			},
		} );
		void navigate( routeOf( copyId ), { state: focusHeading } );
	};

	return (
		<div className="pharos-schemas__row-actions">
			<Button
				icon={ pencil }
				label={ sprintf(
					/* translators: %s: name of a schema. */
					__( 'Edit %s', 'pharos-seo' ),
					name
				) }
				onClick={ () =>
					void navigate( routeOf( id ), { state: focusHeading } )
				}
			/>
			<Button
				icon={ copy }
				label={ sprintf(
					/* translators: %s: name of a schema. */
					__( 'Duplicate %s', 'pharos-seo' ),
					name
				) }
				onClick={ duplicate }
			/>
			<Button
				icon={ trash }
				label={ sprintf(
					/* translators: %s: name of a schema. */
					__( 'Remove %s', 'pharos-seo' ),
					name
				) }
				onClick={ () => setAsks( true ) }
			/>
			{ asks && (
				<ConfirmModal
					title={ sprintf(
						/* translators: %s: name of a schema. */
						__( 'Remove “%s”?', 'pharos-seo' ),
						name
					) }
					description={ __(
						'It stays on your pages until you save.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Remove', 'pharos-seo' ) }
					isDestructive
					onConfirm={ () => put( { [ id ]: undefined } ) }
					onClose={ () => setAsks( false ) }
				/>
			) }
		</div>
	);
}

/** Moves the focus when the buttons disappear: to Undo, or to the heading when the whole row is gone. */
function useFocusWhenRemoved( isRemoved: boolean ) {
	const undo = useRef< HTMLButtonElement >( null );
	const wasRemoved = useRef( isRemoved );
	useEffect( () => {
		if ( isRemoved && ! wasRemoved.current ) {
			undo.current?.focus();
		}
		wasRemoved.current = isRemoved;
	}, [ isRemoved ] );
	useEffect( () => () => void setTimeout( rescueFocus, 0 ), [] );
	return undo;
}
