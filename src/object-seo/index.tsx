import { Notice, TabPanel } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	AddOnContent,
	isPart,
	useAddOnParts,
	type AddOnPart,
} from '../components/add-on-parts';
import { Lazy, type Load } from '../components/lazy';
import { Skeleton } from '../components/skeleton';
import { SEO_TABS_FILTER } from '../extensions';
import { countByStatus, type Place } from '../page-checks';
import { askedField, onAsked } from './focus-request';
import { placeOf, placeOfField, type TabName } from './field-id';
import { fieldLabel } from './field-label';
import { General } from './general';
import './style.scss';
import type { ChecksProps, EditedObject, SeoField, SeoProps } from './types';
import { useFocus } from './use-focus';

/** Tabs that aren't open at first, loaded on demand. */
const loadSocial = () =>
	import( /* webpackChunkName: "object-social" */ './social' );
const loadAdvanced = () =>
	import( /* webpackChunkName: "object-advanced" */ './advanced' );
const loadChecks = () =>
	import( /* webpackChunkName: "object-checks" */ './checks' );
const loadSchemas = () =>
	import( /* webpackChunkName: "object-schemas" */ './schemas' );

interface ObjectSeoProps extends SeoProps {
	/** Undefined if the object has no checks. */
	checks?: ChecksProps | undefined;
}

/** The tab, and the field to focus, that a check result or the URL requested. */
interface Target {
	tab: TabName;
	field: SeoField | null;
	/** Distinguishes consecutive requests. */
	count: number;
}

/** All SEO fields of an object, in tabs. Controlled: its only state is the open tab. */
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
	const added = useAddOnParts< AddOnPart< EditedObject > >(
		SEO_TABS_FILTER,
		isPart
	);
	const tabs: { name: string; title: string }[] = [
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
	for ( const { id, title } of added ) {
		tabs.push( { name: id, title } );
	}
	const { kind, type, id } = props.facts;
	return (
		<div className="pharos-object-seo">
			<Errors errors={ props.errors } />
			<TabPanel
				// Remounts to select the tab of a requested field.
				key={ target.count }
				className="pharos-object-seo__tabs"
				initialTabName={
					// With a tab that doesn't exist, none would be selected.
					tabs.find( ( { name } ) => name === target.tab )?.name ??
					'general'
				}
				tabs={ tabs }
			>
				{ ( { name } ) => (
					<>
						{ name === 'general' && (
							<General
								{ ...props }
								counts={
									checks?.results &&
									countByStatus(
										checks.results,
										checks.ignored
									)
								}
								onShowChecks={ () =>
									setTarget( ( { count } ) => ( {
										tab: 'checks',
										field: null,
										count: count + 1,
									} ) )
								}
							/>
						) }
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
							<LaterTab
								load={ loadChecks }
								props={ { ...checks, onGo: go } }
							/>
						) }
						<AddOnTab
							part={ added.find( ( tab ) => tab.id === name ) }
							object={ { kind, type, id, page: props.page } }
						/>
					</>
				) }
			</TabPanel>
		</div>
	);
}

/** The content of an add-on's tab; nothing while another tab is open. */
function AddOnTab( {
	part,
	object,
}: {
	part: AddOnPart< EditedObject > | undefined;
	object: EditedObject;
} ) {
	return part ? (
		<div className="pharos-object-seo__fields">
			<AddOnContent part={ part } props={ object } />
		</div>
	) : null;
}

/** The content of a tab that is loaded on demand. */
const LaterTab = < Props extends object >( later: {
	load: Load< Props >;
	props: Props;
} ) => (
	<Lazy
		{ ...later }
		title={ __( 'This tab couldn’t be loaded.', 'pharos-seo' ) }
		fallback={ <Skeleton /> }
	/>
);

/** All errors: rejected fields may be on another tab. */
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

/** Returns the initial target. */
function firstTarget(): Target {
	const field = askedField();
	return field
		? { ...placeOfField( field ), count: 1 }
		: { tab: 'general', field: null, count: 0 };
}
