<?php
/**
 * Checks links for broken ones.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Http\Response;

final class BrokenLinks implements Check {
	/** Maximum number of unchecked URLs to list. */
	private const NAMED = 50;

	public function id(): string {
		return 'broken_links';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		if ($site->pages() === []) {
			return null;
		}
		$sample = SampleLinks::for_site($site);
		$found = array_fill_keys(array_column(LinkHealth::cases(), 'name'), []);
		$answers = $sample->answers($site);
		$is_cut_off = self::is_cut_off($answers, $sample->all);
		foreach ($answers as $url => $answer) {
			$link = $sample->all[$url];
			$health = LinkHealth::from_response($answer, $link->is_own);
			if ($is_cut_off && !$link->is_own && $health === LinkHealth::Broken) {
				$health = LinkHealth::Unchecked;
				$answers[$url] = new Response(
					$url,
					error: 'not_checked',
					details: __(
						'No outside website responded, so outbound links couldn’t be checked. Ask your host whether the server can resolve domains and open outgoing connections.',
						'pharos-seo',
					),
				);
			}
			$found[$health->name][$url] = $link;
		}
		$wrong = $found['Broken'] + $found['Inside'];
		$notes = [
			...self::part(
				__(
					'These links couldn’t be checked reliably: their servers block crawlers, require a login or didn’t respond in time. Open them in your browser.',
					'pharos-seo',
				),
				$answers,
				$found['Unsure'],
			),
			...self::unchecked($answers, $found['Unchecked']),
		];
		if ($wrong === []) {
			$works = count($found['Works']);
			return Result::passed(
				sprintf(
					/* translators: %s: number of links. */
					_n(
						'No broken links found (%s link works).',
						'No broken links found (%s links work).',
						$works,
						'pharos-seo',
					),
					number_format_i18n($works),
				),
				...$notes,
			);
		}
		$is_own = array_filter(
			$found['Broken'],
			static fn(SampleLink $link): bool => $link->is_own,
		);
		return Result::found(
			sprintf(
				/* translators: %s: number of links. */
				_n('%s broken link found.', '%s broken links found.', count($wrong), 'pharos-seo'),
				number_format_i18n(count($wrong)),
			),
			[
				__(
					'Visitors who follow a broken link see an error, and crawlers can’t reach the page that it was meant for. Update or remove each link.',
					'pharos-seo',
				),
				...self::part('', $answers, $found['Broken']),
				...self::part(
					__(
						'These URLs can’t be reached by visitors, for example because they are on a private network. They weren’t checked:',
						'pharos-seo',
					),
					$answers,
					$found['Inside'],
				),
				...$notes,
			],
			status: $is_own === [] ? self::WARNING : self::ERROR,
		);
	}

	/**
	 * Whether no other site responded at all: then the server's connection has failed, and the links may be fine.
	 *
	 * @param array<string, Response>     $answers
	 * @param array<string, SampleLink> $links
	 */
	private static function is_cut_off(array $answers, array $links): bool {
		$outside = array_filter(
			$answers,
			static fn(string $url): bool => !$links[$url]->is_own,
			ARRAY_FILTER_USE_KEY,
		);
		$responded = static fn(Response $answer): bool => $answer->status > 0 ||
			$answer->redirects !== [];
		return $outside !== [] && array_filter($outside, $responded) === [];
	}

	/**
	 * @param array<string, Response>     $answers
	 * @param array<string, SampleLink> $links
	 * @return list<string|array> Parts of a description.
	 */
	private static function part(string $text, array $answers, array $links): array {
		if ($links === []) {
			return [];
		}
		$fixes = EditLocation::of_links($links);
		$list = [];
		foreach ($links as $url => $link) {
			$answer = $answers[$url];
			$list[] = array_filter([
				'url' => $url,
				'status' => $answer->status ?: $answer->error,
				'details' => implode(' – ', array_filter([$link->place(), $answer->details])),
				'fix' => $fixes[$url],
			]);
		}
		return [...$text === '' ? [] : [$text], ['links' => $list]];
	}

	/**
	 * @param array<string, Response>     $answers
	 * @param array<string, SampleLink> $links
	 * @return list<string|array>
	 */
	private static function unchecked(array $answers, array $links): array {
		if ($links === []) {
			return [];
		}
		$reasons = array_map(
			static fn(Response $answer): string => $answer->details ?:
			__('Not checked: the request or time limit was reached.', 'pharos-seo'),
			array_intersect_key($answers, $links),
		);
		return [
			sprintf(
				/* translators: %s: number of links. */
				_n(
					'%s link wasn’t checked.',
					'%s links weren’t checked.',
					count($links),
					'pharos-seo',
				),
				number_format_i18n(count($links)),
			) .
			' ' .
			implode(' ', array_unique($reasons)),
			['list' => array_map(strval(...), array_keys(array_slice($links, 0, self::NAMED)))],
		];
	}
}
