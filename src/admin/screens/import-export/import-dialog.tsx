import { CheckboxControl, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store, type ImportPlan, type RedirectFields } from '../../../../store';
import { ConfirmModal } from '../../../components/confirm-modal';
import type { Change } from '../../save/changes';
import { namesOf, ValueChanges } from '../../save/value-changes';
import { useChangesOf } from '../../save/use-unsaved';
import { AddedRedirects, RefusedRedirects, withCount } from './redirects';
import { summary } from './summary';

interface ImportDialogProps {
	file: Record< string, unknown >;
	plan: ImportPlan;
	onClose: () => void;
}

/** The changes of an import; each of them can be excluded. */
export function ImportDialog( {
	file,
	plan: first,
	onClose,
}: ImportDialogProps ) {
	const { importSettings, planImport } = useDispatch( store );
	const [ plan, setPlan ] = useState( first );
	const [ keeps, setKeeps ] = useState( false );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ left, setLeft ] = useState< string[] >( first.site_only );
	const [ notice, setNotice ] = useState( '' );
	const top = useRef< HTMLDivElement >( null );
	useEffect( () => {
		top.current?.scrollIntoView();
	}, [ notice ] );
	const changesOf = useChangesOf();
	const settings = plan.changes.map( ( { setting } ) => setting );
	const chosen = settings.filter( ( one ) => ! left.includes( one ) );

	const keep = async ( wanted: boolean ) => {
		setIsAsking( true );
		setNotice( '' );
		try {
			setPlan( await planImport( file, wanted ) );
			setKeeps( wanted );
		} catch ( reason ) {
			// The list and the checkbox stay as they are.
			setNotice( ( reason as Error ).message );
		}
		setIsAsking( false );
	};

	/** Imports the chosen settings; returns whether the dialog can close. */
	const importChosen = async (): Promise< boolean > => {
		setNotice( '' );
		const base = Object.fromEntries(
			plan.changes.map( ( { setting, old } ) => [ setting, old ] )
		);
		try {
			await importSettings( file, chosen, keeps, base );
			return true;
		} catch ( reason ) {
			const { data } = reason as { data?: { conflicts?: object } };
			if ( ! data?.conflicts ) {
				throw reason;
			}
			setPlan( await planImport( file, keeps ) );
			setNotice(
				__(
					'Some settings were changed in another window or by another user. The list now shows their current values.',
					'pharos-seo'
				)
			);
			return false;
		}
	};

	return (
		<ConfirmModal
			title={ __( 'Import settings', 'pharos-seo' ) }
			size="medium"
			confirmLabel={ __( 'Import', 'pharos-seo' ) }
			isDisabled={ chosen.length === 0 || isAsking }
			onConfirm={ importChosen }
			onClose={ onClose }
		>
			<div className="pharos-import__plan">
				{ notice !== '' && (
					<div ref={ top }>
						<Notice status="warning" isDismissible={ false }>
							{ notice }
						</Notice>
					</div>
				) }
				<p>{ summary( plan ) }</p>
				{ plan.moves && (
					<CheckboxControl
						label={ sprintf(
							/* translators: %s: URL of a site. */
							__( 'Keep URLs of %s', 'pharos-seo' ),
							plan.site
						) }
						help={ __(
							'When off, they become URLs of this site.',
							'pharos-seo'
						) }
						checked={ keeps }
						disabled={ isAsking }
						onChange={ ( wanted ) => void keep( wanted ) }
						__nextHasNoMarginBottom
					/>
				) }
				<Refused refused={ plan.refused } />
				<RefusedRedirects plan={ plan } />
				{ plan.unknown.length > 0 && (
					<p>
						{ __(
							'Unknown settings, or settings of a plugin that isn’t active:',
							'pharos-seo'
						) }{ ' ' }
						<code dir="ltr">{ plan.unknown.join( ', ' ) }</code>
					</p>
				) }
				{ plan.site_only.length > 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Settings with IDs of posts, terms or images, and verification codes of the other site aren’t selected, because they may not fit this site.',
							'pharos-seo'
						) }
					</Notice>
				) }
				{ settings.length > 0 && (
					<>
						<CheckboxControl
							label={ __( 'Toggle all', 'pharos-seo' ) }
							checked={ chosen.length === settings.length }
							indeterminate={
								chosen.length > 0 &&
								chosen.length < settings.length
							}
							onChange={ ( isOn ) =>
								setLeft( isOn ? [] : settings )
							}
							__nextHasNoMarginBottom
						/>
						<ul className="pharos-import__changes">
							{ plan.changes.map(
								( { setting, old, new: next } ) => (
									<ChangeRow
										key={ setting }
										changes={ changesOf(
											setting,
											old,
											next
										).map( withCount ) }
										isChosen={ ! left.includes( setting ) }
										onChange={ ( isOn ) =>
											setLeft( ( now ) =>
												isOn
													? now.filter(
															( one ) =>
																one !== setting
														)
													: [ ...now, setting ]
											)
										}
									>
										{ setting === 'redirects' && (
											<AddedRedirects
												redirects={
													next as RedirectFields[]
												}
											/>
										) }
									</ChangeRow>
								)
							) }
						</ul>
					</>
				) }
			</div>
		</ConfirmModal>
	);
}

interface ChangeRowProps {
	changes: Change[];
	isChosen: boolean;
	onChange: ( isOn: boolean ) => void;
	/** More about the change. */
	children?: ReactNode;
}

/** A setting that can be excluded. */
function ChangeRow( {
	changes,
	isChosen,
	onChange,
	children,
}: ChangeRowProps ) {
	return (
		<li>
			<CheckboxControl
				label={ namesOf( changes ) }
				help={
					<ValueChanges
						changes={ changes }
						isUnnamed={ changes.length === 1 }
					/>
				}
				checked={ isChosen }
				onChange={ onChange }
				__nextHasNoMarginBottom
			/>
			{ children }
		</li>
	);
}

function Refused( { refused }: Pick< ImportPlan, 'refused' > ) {
	const changesOf = useChangesOf();
	const rows = Object.entries( refused );
	if ( rows.length === 0 ) {
		return null;
	}
	return (
		<>
			<p>
				{ __(
					'These settings can’t be imported and aren’t changed:',
					'pharos-seo'
				) }
			</p>
			<ul className="pharos-import__refused">
				{ rows.map( ( [ setting, why ] ) => (
					<li key={ setting }>
						<strong>
							{ namesOf( changesOf( setting, null, null ) ) }
						</strong>{ ' ' }
						{ why }
					</li>
				) ) }
			</ul>
		</>
	);
}
