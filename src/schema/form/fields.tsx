import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { otherProblems, problemsOf } from '../problems';
import type {
	SchemaField,
	SchemaProblem,
	SchemaValue,
} from '../../../common/schema/types';
import {
	describedBy,
	firstValue,
	isFilled,
	isGroup,
	textOf,
	withProperty,
	type Properties,
} from '../values';
import { AddProperty } from './add-property';
import { focusFirstIn } from './focus-first';
import { GroupFrame } from './group-frame';
import { ImageField } from './image-field';
import { ListField } from './list-field';
import { Missing } from './missing';
import { Removed } from './removed';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TitleField } from './title-field';
import type { FieldProps } from './types';
import { useLeft } from './use-left';
import { useShownFields } from './use-shown-fields';

interface FieldsProps {
	/** Prefix of the fields' ids. */
	id: string;
	fields: SchemaField[];
	value: Properties;
	onChange: ( value: Properties ) => void;
	problems: SchemaProblem[];
}

/** The properties of a schema or a group: those that are required, filled or were added. */
export function Fields( {
	id,
	fields,
	value,
	onChange,
	problems,
}: FieldsProps ) {
	const { shown, addable, removed, choose, remove, restore } = useShownFields(
		fields,
		value,
		onChange
	);
	const { handlers, shown: shownOf } = useLeft(
		Object.keys( value ).filter( ( name ) => isFilled( value[ name ] ) )
	);
	const element = useRef< HTMLDivElement >( null );
	const [ added, setAdded ] = useState< { id: string } | null >( null );
	useEffect( () => {
		const row = [ ...( element.current?.children ?? [] ) ].find(
			( child ) => ( child as HTMLElement ).dataset.property === added?.id
		);
		if ( added && row ) {
			focusFirstIn( row as HTMLElement );
		}
	}, [ added ] );

	const add = ( field: SchemaField ) => {
		setAdded( { id: field.id } );
		choose( field );
	};

	return (
		<div className="pharos-schema-fields" ref={ element }>
			{ shown.map( ( field ) => (
				<div
					key={ field.id }
					className="pharos-schema-field"
					data-property={ field.id }
					{ ...handlers(
						field.id,
						problemsOf( problems, field.id )
					) }
				>
					{ removed === field.id ? (
						<Removed
							label={ field.label }
							onUndo={ () => {
								setAdded( { id: field.id } );
								restore();
							} }
						/>
					) : (
						<Field
							id={ `${ id }-${ field.id.replace( '@', '' ) }` }
							field={ field }
							value={ value[ field.id ] }
							onChange={ ( next ) =>
								onChange(
									withProperty( value, field.id, next )
								)
							}
							problems={
								// The fields of a group keep back their own.
								isNested( field, value[ field.id ] )
									? problemsOf( problems, field.id )
									: shownOf(
											field.id,
											problemsOf( problems, field.id )
										)
							}
						/>
					) }
					{ isRemovable( field ) && removed !== field.id && (
						<Button
							className="pharos-schema-field__remove"
							icon={ trash }
							label={ sprintf(
								/* translators: %s: name of a property. */
								__( 'Remove property: %s', 'pharos-seo' ),
								field.label
							) }
							onClick={ () => remove( field.id ) }
						/>
					) }
				</div>
			) ) }
			<Missing
				problems={ otherProblems(
					problems,
					shown.map( ( field ) => field.id )
				) }
				fields={ addable }
				onAdd={ add }
			/>
			<AddProperty fields={ addable } onAdd={ add } />
		</div>
	);
}

/** Whether a property consists of several fields. */
const isNested = (
	{ type }: SchemaField,
	value: SchemaValue | undefined
): boolean =>
	type === 'Group' || [ value ].flat().some( ( one ) => isGroup( one ) );

const isRemovable = ( { id, required }: SchemaField ): boolean =>
	! required && id !== '@type';

/** A property with any kind of value. */
function Field( props: FieldProps ) {
	const { field, value } = props;
	if ( field.cloneable || Array.isArray( value ) ) {
		return (
			<ListField
				{ ...props }
				renderItem={ ( item ) => <Single { ...item } /> }
			/>
		);
	}
	// Problems of the whole field, such as a missing value, have the index of its only entry in their path.
	return (
		<Single
			{ ...props }
			problems={ props.problems.map( ( problem ) =>
				problem.path[ 0 ] === '0'
					? { ...problem, path: problem.path.slice( 1 ) }
					: problem
			) }
		/>
	);
}

function Single( props: FieldProps ) {
	const { field, value } = props;
	if ( Array.isArray( value ) ) {
		return <Field { ...props } />;
	}
	if ( field.type === 'Group' || isGroup( value ) ) {
		return <Group { ...props } />;
	}
	switch ( field.type ) {
		case 'Select':
		case 'SelectGroup':
			return <SelectField { ...props } />;
		case 'image':
			return <ImageField { ...props } />;
		case 'Title':
			return <TitleField { ...props } />;
		default:
			return <TextField { ...props } />;
	}
}

/** A nested schema.org object, or a text that replaces it: a link to another schema, or a name. */
function Group( props: FieldProps ) {
	const { id, field, value, onChange, problems } = props;
	const [ opened, setOpened ] = useState( false );
	const isText = ! isGroup( value ) && isFilled( value );
	const fields =
		field.fields ?? describedBy( field.id, value ?? {} ).fields ?? [];

	if ( isText ) {
		return (
			<div className="pharos-schema-instead">
				<TextField { ...props } />
				<Button
					variant="link"
					onClick={ () => {
						setOpened( true );
						onChange( firstValue( { ...field, std: '' } ) );
					} }
				>
					{ sprintf(
						/* translators: %s: name of a property, such as Author. */
						__(
							'Enter the properties of %s instead',
							'pharos-seo'
						),
						field.label
					) }
				</Button>
			</div>
		);
	}
	const group = isGroup( value ) ? value : {};
	const content = (
		<Fields
			id={ id }
			fields={ fields }
			value={ group }
			onChange={ onChange }
			problems={ problems }
		/>
	);
	if ( isSameAsItsField( field.label, fields, group ) ) {
		return content;
	}
	return (
		<GroupFrame
			id={ id }
			label={ field.label }
			isRequired={ field.required }
			summary={ summaryOf( group ) }
			hasProblem={ problems.some( ( { level } ) => level !== 'note' ) }
			help={ null }
			isOpenAtFirst={
				opened ||
				! isFilled( group ) ||
				problems.some( ( { level } ) => level === 'error' )
			}
		>
			{ content }
		</GroupFrame>
	);
}

/** Whether a group has only one field, with the same name: an answer, which is the text of the answer, needs no frame. */
const isSameAsItsField = (
	label: string,
	fields: SchemaField[],
	group: Properties
): boolean => {
	const shown = fields.filter(
		( { id, type, hidden } ) =>
			! hidden && type !== 'Hidden' && id !== '@type'
	);
	return (
		shown.length === 1 &&
		shown[ 0 ]?.label === label &&
		Object.keys( group ).every( ( name ) =>
			[ '@type', '@id', shown[ 0 ]?.id ].includes( name )
		)
	);
};

/** Returns the first value in a group, as its summary. */
const summaryOf = ( group: Properties ): string =>
	Object.entries( group )
		.filter( ( [ id ] ) => ! id.startsWith( '@' ) )
		.map( ( [ , value ] ) => textOf( value ) )
		.find( ( text ) => text !== '' ) ?? '';
