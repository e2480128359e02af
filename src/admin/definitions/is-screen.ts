import {
	hasShape,
	isComponent,
	isFunction,
	isNumber,
	isRoute,
	isSwitch,
	isText,
	listOf,
	oneOf,
	optional,
	type Shape,
} from '../../shape';
import type { AccountName } from '../../../common/accounts';
import type {
	EntryWords,
	FieldDefinition,
	FieldGroup,
	FieldOption,
	ScreenDefinition,
} from './types';

const CONTROLS: Record< FieldDefinition[ 'control' ], true > = {
	template: true,
	toggle: true,
	text: true,
	url: true,
	select: true,
	checkboxes: true,
	image: true,
	custom: true,
};

const OPTION: Shape< FieldOption > = { value: isText, label: isText };

const REQUIREMENT: Shape< NonNullable< FieldDefinition[ 'requires' ] > > = {
	key: isText,
	value: () => true,
	reason: isText,
};

const NAME: Shape< AccountName > = { pattern: isText, address: isText };

const ACCOUNT: Shape< NonNullable< FieldDefinition[ 'account' ] > > = {
	network: isText,
	names: optional( listOf( ( name ) => hasShape( name, NAME ) ) ),
	hosts: optional( listOf( isText ) ),
};

const ENTRY: Shape< EntryWords > = { label: isFunction, describe: isFunction };

const FIELD: Shape< FieldDefinition > = {
	key: isText,
	path: optional( listOf( isText ) ),
	control: oneOf( Object.keys( CONTROLS ) ),
	label: isText,
	tab: optional( isText ),
	help: optional( isText ),
	tooltip: optional( isText ),
	options: optional( listOf( ( option ) => hasShape( option, OPTION ) ) ),
	keywords: optional( listOf( isText ) ),
	series: optional( isText ),
	limit: ( limit ) =>
		optional( isNumber )( limit ) ||
		oneOf( [ 'title', 'description' ] )( limit ),
	multiline: optional( isSwitch ),
	prefix: optional( isText ),
	placeholder: optional( isText ),
	network: optional( isText ),
	account: optional( ( account ) => hasShape( account, ACCOUNT ) ),
	idKey: optional( isText ),
	isShared: optional( isSwitch ),
	requires: optional( ( rule ) => hasShape( rule, REQUIREMENT ) ),
	emptyFallback: optional( isSwitch ),
	entry: optional( ( words ) => hasShape( words, ENTRY ) ),
};

const GROUP: Shape< FieldGroup > = {
	title: optional( isText ),
	description: optional( isText ),
	fields: listOf( ( field ) => hasShape( field, FIELD ) ),
};

const SCREEN: Shape< ScreenDefinition > = {
	path: isRoute,
	groups: optional( listOf( isGroup ) ),
	siteGroups: optional( isFunction ),
	savesItself: optional( isSwitch ),
	hasActions: optional( isSwitch ),
	parent: optional( isRoute ),
	unsaved: optional( isText ),
	component: optional( isComponent ),
};

/** Whether an add-on's screen is valid: it can be shown, searched and saved. */
export const isScreen = ( value: unknown ): value is ScreenDefinition =>
	hasShape( value, SCREEN );

/** Whether a card of an add-on's screen is valid. */
export function isGroup( value: unknown ): value is FieldGroup {
	return hasShape( value, GROUP );
}
