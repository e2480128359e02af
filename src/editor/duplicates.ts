import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { ObjectSeo } from '../object-seo/types';
import type { PageFacts } from '../page-checks';
import { request } from '../../common/rest';
import type { PostState } from './read-post';

type Duplicates = PageFacts[ 'duplicates' ];

/** Texts rest this long before the server is asked, in milliseconds. */
const REST = 1000;

/** What the server has answered, by question. */
const answers = new Map< string, Duplicates >();

const questionOf = (
	{ id, title, excerpt }: PostState,
	value: ObjectSeo
): string =>
	addQueryArgs( '/pharos/v1/duplicates', {
		post_id: id,
		title: value.title,
		description: value.description,
		post_title: title,
		excerpt,
	} );

/**
 * What the server has answered about these texts; null while nobody has asked.
 *
 * @param state The post.
 * @param value The fields.
 */
export const knownDuplicates = (
	state: PostState,
	value: ObjectSeo
): Duplicates => answers.get( questionOf( state, value ) ) ?? null;

/**
 * Asks the server who has the same texts, once they rest. Null until it has answered, or when it can't.
 *
 * @param state The post.
 * @param value The fields.
 */
export function useDuplicates(
	state: PostState,
	value: ObjectSeo | null
): Duplicates {
	const question = value && questionOf( state, value );
	const [ , setAnswered ] = useState( '' );

	useEffect( () => {
		if ( ! question || answers.has( question ) ) {
			return;
		}
		const timer = setTimeout(
			() =>
				request< { data: Duplicates } >( { path: question } ).then(
					( { data } ) => {
						answers.set( question, data );
						setAnswered( question );
					},
					// Nobody needs to know now: the check is not made.
					() => {}
				),
			REST
		);
		return () => clearTimeout( timer );
	}, [ question ] );

	return ( question && answers.get( question ) ) || null;
}
