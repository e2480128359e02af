import { Notice, TabPanel } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Lazy, type Load } from '../components/lazy';
import { Skeleton } from '../components/skeleton';
import type { Place } from '../page-checks';
import { askedField, onAsked } from './asked';
import { Checks } from './checks';
import { placeOf, placeOfField, type TabName } from './field-id';
import { fieldLabel } from './field-label';
import { General } from './general';
import './style.scss';
import type { ChecksProps, SeoField, SeoProps } from './types';
import { useFocus } from './use-focus';

/** Tabs that few people open, so that everybody else doesn't load them. */
const loadSocial = () =>
	import( /* webpackChunkName: "object-social" */ './social' );
const loadAdvanced = () =>
	import( /* webpackChunkName: "object-advanced" */ './advanced' );
const loadSchemas = () =>
	import( /* webpackChunkName: "object-schemas" */ './schemas' );

interface ObjectSeoProps extends SeoProps {
	/** Undefined: nothing is checked. */
	checks?: ChecksProps | undefined;
}

/** The tab that a finding, or the address of the page, led to, and the field there that gets the focus. */
interface Target {
	tab: TabName;
	field: SeoField | null;
	/** Of several in a row. */
	count: number;
}

/** All fields of the SEO of one object, in tabs. Controlled: it keeps nothing but what is open. */
export function ObjectSeoFields( { checks, ...props }: ObjectSeoProps ) {
	const [ target, setTarget ] = useState( firstTarget );
	useFocus( target.field, target.count );
	useEffect(
		() =>
			onAsked( ( field ) =>
				setTarget( ( { count } ) => ( {
					...placeOfField( field ),
					count: count + 1,
				} ) )
			),
		[]
	);

	const go = ( place: Place ) => {
		const there = place.field ? placeOf( place.field ) : null;
		if ( there ) {
			setTarget( ( { count } ) => ( { ...there, count: count + 1 } ) );
		} else {
			checks?.onShow?.( place );
		}
	};
	const tabs: { name: TabName; title: string }[] = [
		{ name: 'general', title: __( 'General', 'pharos-seo' ) },
		{ name: 'social', title: __( 'Social', 'pharos-seo' ) },
		{ name: 'advanced', title: __( 'Advanced', 'pharos-seo' ) },
	];
	if ( props.facts.schemaPage !== null ) {
		tabs.push( { name: 'schemas', title: __( 'Schema', 'pharos-seo' ) } );
	}
	if ( checks ) {
		tabs.push( { name: 'checks', title: __( 'Checks', 'pharos-seo' ) } );
	}
	return (
		<div className="pharos-object-seo">
			<Errors errors={ props.errors } />
			<TabPanel
				// Another one when a finding leads to a field of it.
				key={ target.count }
				className="pharos-object-seo__tabs"
				initialTabName={
					// A tab that is not there would leave all closed.
					tabs.find( ( { name } ) => name === target.tab )?.name ??
					'general'
				}
				tabs={ tabs }
			>
				{ ( { name } ) => (
					<>
						{ name === 'general' && <General { ...props } /> }
						{ name === 'social' && (
							<LaterTab
								load={ loadSocial }
								props={ { ...props, field: target.field } }
							/>
						) }
						{ name === 'advanced' && (
							<LaterTab
								load={ loadAdvanced }
								props={ { ...props, field: target.field } }
							/>
						) }
						{ name === 'schemas' && (
							<LaterTab load={ loadSchemas } props={ props } />
						) }
						{ name === 'checks' && checks && (
							<Checks { ...checks } onGo={ go } />
						) }
					</>
				) }
			</TabPanel>
		</div>
	);
}

/** What is on a tab that is loaded when it is opened. */
const LaterTab = < Props extends object >( later: {
	load: Load< Props >;
	props: Props;
} ) => (
	<Lazy
		{ ...later }
		title={ __( 'This tab could not be loaded.', 'pharos-seo' ) }
		fallback={ <Skeleton /> }
	/>
);

/** What was refused may be on another tab. */
function Errors( { errors }: Pick< SeoProps, 'errors' > ) {
	const messages = Object.entries( errors );
	return messages.length > 0 ? (
		<Notice status="error" isDismissible={ false }>
			{ messages.map( ( [ field, message ] ) => (
				<p key={ field }>
					<strong>{ fieldLabel( field ) }</strong>: { message }
				</p>
			) ) }
		</Notice>
	) : null;
}

/** Where to begin. */
function firstTarget(): Target {
	const field = askedField();
	return field
		? { ...placeOfField( field ), count: 1 }
		: { tab: 'general', field: null, count: 0 };
}
