import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatTime } from '../../../../../common/locale';
import { store, type Summary } from '../../../../../store';
import { LoadFailed } from '../../../../components/load-failed';
import { Skeleton } from '../../../../components/skeleton';
import { useRequest } from '../../../../components/use-request';
import { useSubmit } from '../../../../search-console/use-submit';
import { fieldsOf } from '../../../definitions/registry';
import type { FieldDefinition, ScreenProps } from '../../../definitions/types';
import { SettingField } from '../../../fields/setting-field';
import { SettingsLoader } from '../../../fields/settings-loader';
import './style.scss';

/** Search Console > Email Summary. */
export default function SummaryScreen( { definition }: ScreenProps ) {
	return (
		<div className="pharos-summary">
			<SettingsLoader>
				<Screen fields={ fieldsOf( definition ) } />
			</SettingsLoader>
		</div>
	);
}

function Screen( { fields }: { fields: FieldDefinition[] } ) {
	const { value, failure, retry } = useSummary();
	return (
		<>
			<section className="pharos-card">
				{ fields.map( ( field ) => (
					<SettingField
						key={ field.key }
						field={
							field.key === 'search_summary_to'
								? {
										...field,
										placeholder: value?.admin_email ?? '',
										help: __(
											'Email addresses, separated by commas. Leave empty to use the administration email address.',
											'pharos-seo'
										),
									}
								: {
										...field,
										help: __(
											'Sent by this site as plain text, without tracking.',
											'pharos-seo'
										),
									}
						}
					/>
				) ) }
				{ value && <State summary={ value } /> }
			</section>
			{ failure && ! value ? (
				<LoadFailed
					title={ __(
						'The preview couldn’t be loaded.',
						'pharos-seo'
					) }
					error={ failure }
					onRetry={ retry }
				/>
			) : (
				<Preview summary={ value } />
			) }
		</>
	);
}

/** Requests the summary, again after each save of its settings. */
function useSummary() {
	const { getSummary } = useDispatch( store );
	const saved = useSelect( ( select ) => {
		const settings = select( store ).getSavedSettings();
		return `${ settings?.search_summary } ${ settings?.search_summary_to }`;
	}, [] );
	const { value, failure, retry } = useRequest< Summary >( getSummary );
	const shown = useRef( saved );
	useEffect( () => {
		if ( shown.current !== saved ) {
			shown.current = saved;
			retry();
		}
	}, [ saved, retry ] );
	return { value, failure, retry };
}

function State( {
	summary: { next, sent, failed, to },
}: {
	summary: Summary;
} ) {
	const at = ( time: string ) =>
		formatTime( time, { dateStyle: 'medium', timeStyle: 'short' } );
	return (
		<>
			{ failed && (
				<Notice
					className="pharos-summary__notice"
					status="error"
					isDismissible={ false }
				>
					{ __(
						'The site couldn’t send the last summary. Ask your host, or set up a plugin for SMTP.',
						'pharos-seo'
					) }
				</Notice>
			) }
			{ next && (
				<p>
					{ sprintf(
						/* translators: 1: a time. 2: email addresses. */
						__( 'Next summary: %1$s, to %2$s.', 'pharos-seo' ),
						at( next ),
						to.join( ', ' )
					) }
				</p>
			) }
			{ sent && (
				<p>
					{ sprintf(
						/* translators: %s: a time. */
						__( 'Last summary: %s.', 'pharos-seo' ),
						at( sent )
					) }
				</p>
			) }
		</>
	);
}

/** The email as it would be now, with a button that sends it to the current user. */
function Preview( { summary }: { summary: Summary | null } ) {
	const { sendTestSummary } = useDispatch( store );
	const { isBusy, error, submit } = useSubmit( () => sendTestSummary() );
	return (
		<section
			className="pharos-card"
			aria-labelledby="pharos-summary-preview"
		>
			<h2 id="pharos-summary-preview" className="pharos-card__title">
				{ __( 'Preview', 'pharos-seo' ) }
			</h2>
			{ summary ? (
				<>
					<p>
						<samp className="pharos-summary__subject" dir="auto">
							{ summary.subject }
						</samp>
					</p>
					<pre
						className="pharos-summary__text"
						dir="auto"
						tabIndex={ 0 }
					>
						{ summary.text }
					</pre>
				</>
			) : (
				<Skeleton rows={ 6 } />
			) }
			{ error && (
				<Notice
					className="pharos-summary__notice"
					status="error"
					isDismissible={ false }
				>
					{ error }
				</Notice>
			) }
			<div>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void submit() }
					__next40pxDefaultSize
				>
					{ __( 'Send a test', 'pharos-seo' ) }
				</Button>
				{ summary?.own_email && (
					<p className="pharos-summary__hint">
						{ sprintf(
							/* translators: %s: email address. */
							__( 'Sent to %s only.', 'pharos-seo' ),
							summary.own_email
						) }
					</p>
				) }
			</div>
		</section>
	);
}
