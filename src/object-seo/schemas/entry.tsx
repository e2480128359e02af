import { Button, ToggleControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import {
	schemaName,
	ProblemList,
	typeLabel,
	type SchemaTypes,
} from '../../schema';
import { stateText, type Entry } from './entries';

interface SchemaEntryProps {
	entry: Entry;
	types: SchemaTypes;
	onSwitch: ( isOn: boolean ) => void;
	onEdit: () => void;
	/** Discards the page's changes to the schema. */
	onDrop: () => void;
}

/** A schema of the page: its type, state and actions. */
export function SchemaEntry( {
	entry,
	types,
	onSwitch,
	onEdit,
	onDrop,
}: SchemaEntryProps ) {
	const { schema, origin } = entry;
	const name = schemaName( schema );
	const type = typeLabel( schema, types );
	return (
		<li className="pharos-page-schemas__entry">
			<h4 className="pharos-page-schemas__name" dir="auto">
				{ name }
			</h4>
			<p className="pharos-page-schemas__facts">
				{ [ type === name ? '' : type, stateText( entry ) ]
					.filter( Boolean )
					.join( ' · ' ) }
			</p>
			<Problems { ...entry } />
			<div className="pharos-page-schemas__actions">
				{ origin !== 'own' && origin !== 'changed' && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={
							<>
								<span aria-hidden="true">
									{ __( 'On this page', 'pharos-seo' ) }
								</span>
								<span className="screen-reader-text">
									{ sprintf(
										/* translators: %s: name of a schema. */
										__( '%s on this page', 'pharos-seo' ),
										name
									) }
								</span>
							</>
						}
						checked={ origin === 'site' }
						onChange={ onSwitch }
					/>
				) }
				{ origin !== 'off' && (
					<Action
						text={
							origin === 'site'
								? __( 'Customize', 'pharos-seo' )
								: __( 'Edit', 'pharos-seo' )
						}
						name={ name }
						onClick={ onEdit }
					/>
				) }
				{ origin === 'changed' && (
					<Action
						text={ __( 'Use the site schema', 'pharos-seo' ) }
						name={ name }
						onClick={ onDrop }
					/>
				) }
				{ origin === 'own' && (
					<Action
						text={ __( 'Remove', 'pharos-seo' ) }
						name={ name }
						isDestructive
						onClick={ onDrop }
					/>
				) }
			</div>
		</li>
	);
}

interface ActionProps {
	text: string;
	name: string;
	isDestructive?: boolean;
	onClick: () => void;
}

const Action = ( { text, name, isDestructive, onClick }: ActionProps ) => (
	<Button
		variant="link"
		isDestructive={ isDestructive ?? false }
		aria-label={ sprintf(
			/* translators: 1: what can be done, such as "Edit". 2: name of a schema. */
			_x( '%1$s: %2$s', 'action on a schema', 'pharos-seo' ),
			text,
			name
		) }
		onClick={ onClick }
	>
		{ text }
	</Button>
);

/** The errors and warnings of a schema. */
function Problems( { problems }: Pick< Entry, 'problems' > ) {
	const serious = problems.filter( ( { level } ) => level !== 'note' );
	return serious.length === 0 ? null : (
		<p className="pharos-page-schemas__problems">
			<ProblemList problems={ serious } />
		</p>
	);
}
