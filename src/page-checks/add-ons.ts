import { filterList, listFrom, PAGE_CHECKS_FILTER } from '../extensions';
import {
	hasShape,
	isFunction,
	isNumber,
	isText,
	listOf,
	oneOf,
	optional,
	type Shape,
} from '../shape';
import { whenIdle } from './engines/idle';
import { STATUSES } from './results';
import type {
	AddOnResult,
	CheckResult,
	FieldName,
	PageCheck,
	PageSnapshot,
	Place,
} from './types';
import { OWN_IDS } from './messages';

const FIELDS: Record< FieldName, true > = {
	title: true,
	description: true,
	slug: true,
	focus_keyword: true,
	canonical: true,
	robots: true,
};

/** The format of stored ids of ignored checks. */
const ID = /^[\w-]{1,100}$/;

const CHECK: Shape< PageCheck > = {
	id: ( id ) =>
		typeof id === 'string' && ID.test( id ) && ! OWN_IDS.includes( id ),
	run: isFunction,
};

const PLACE: Shape< Place > = {
	block: optional( isText ),
	field: optional( oneOf( Object.keys( FIELDS ) ) ),
	page: optional( isNumber ),
	label: optional( isText ),
};

const RESULT: Shape< AddOnResult > = {
	status: oneOf( STATUSES ),
	message: isText,
	description: optional( listOf( isText ) ),
	where: optional( listOf( ( place ) => hasShape( place, PLACE ) ) ),
};

const isPageCheck = ( value: unknown ): value is PageCheck =>
	hasShape( value, CHECK );

const isResult = ( value: unknown ): value is AddOnResult =>
	hasShape( value, RESULT );

/**
 * Runs the checks of add-ons. Each check runs in separate idle time; checks that throw, return an invalid result or reuse an
 * id are logged to the console and skipped.
 *
 * @param facts     The data of the page.
 * @param isCurrent Whether the results are still needed.
 */
export async function runAddOns(
	facts: PageSnapshot,
	isCurrent: () => boolean
): Promise< CheckResult[] > {
	const results: CheckResult[] = [];
	const seen = new Set< string >();
	for ( const { id, run } of filterList(
		PAGE_CHECKS_FILTER,
		[],
		isPageCheck
	) ) {
		if ( seen.has( id ) ) {
			continue;
		}
		seen.add( id );
		await whenIdle();
		if ( ! isCurrent() ) {
			break;
		}
		results.push( ...ask( id, run, facts ) );
	}
	return results;
}

/** Runs one check; returns a list of one result or none. */
function ask(
	id: string,
	run: PageCheck[ 'run' ],
	facts: PageSnapshot
): CheckResult[] {
	const answers = listFrom(
		PAGE_CHECKS_FILTER,
		() => {
			const answer: unknown = run( facts );
			return answer === null ? [] : [ answer ];
		},
		isResult,
		[]
	);
	return answers.map(
		( { status, message, description = [], where = [] } ) => ( {
			id,
			status,
			message,
			description,
			where,
		} )
	);
}
