<?php
/**
 * What a page of the site tells search engines, and where each part comes from.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Compat\SeoPlugins;
use Pharos\Head\OtherPage;
use Pharos\Http\Document;
use Pharos\Http\Response;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Error;

final class Report {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Requests the page once as a visitor, and compares it with what Pharos outputs on it.
	 *
	 * @param string $typed See PageTags::url().
	 * @return array<string, mixed>|WP_Error See Responses: `location` is the target of a redirect. If the page doesn't arrive, the parts are
	 *         those that Pharos outputs; `json_ld` of `sources` has a list of nodes for each script. 400 pharos_foreign_url.
	 */
	public function create(string $typed): array|WP_Error {
		$url = PageTags::url($typed);
		if ($url === null) {
			return new WP_Error(
				'pharos_foreign_url',
				sprintf(
					/* translators: %s: the URL of the home page. */
					__('Enter a URL of this site, which begins with %s.', 'pharos-seo'),
					home_url('/'),
				),
				['status' => 400],
			);
		}
		$answer = PageTags::request($url);
		$head =
			self::is_redirect($answer) || SeoPlugins::active() !== null
				? null
				: OtherPage::at($url, $this->settings, $this->variables);
		$arrived = self::document($answer);
		$expected = $head === null ? null : new Document($head->html, $url);
		$shown = $arrived ?? ($answer->status === 0 ? $expected : null);
		$report = [
			'url' => $url,
			'status' => $answer->status,
			'location' => $answer->header('location'),
			'robots_header' => $answer->header('x-robots-tag'),
			'notes' => Notes::collect($answer, $arrived, $head),
			'differences' => $arrived && $expected ? Differences::compare($expected, $arrived) : [],
		];
		return $shown === null
			? $report
			: $report +
					(new PageTags($shown))->all() + [
						'sources' => $this->sources($url, $shown, $expected, $head),
					];
	}

	private static function is_redirect(Response $answer): bool {
		return $answer->status >= 300 && $answer->status < 400;
	}

	/** Returns the page; null if the response is none. Missing pages have tags, too. */
	private static function document(Response $answer): ?Document {
		return in_array($answer->status, [200, 404, 410], true) &&
			str_contains($answer->header('content-type'), 'html')
			? new Document($answer->body, $answer->url)
			: null;
	}

	private function sources(
		string $url,
		Document $shown,
		?Document $expected,
		?OtherPage $head,
	): array {
		$names = array_keys((new PageTags($shown))->social());
		if ($expected === null || $head === null) {
			$other = Source::other();
			return [
				'title' => $other,
				'description' => $other,
				'canonical' => $other,
				'robots' => [],
				'social' => (object) array_fill_keys($names, $other),
				'json_ld' => array_map(
					static fn(string $script): array => [['type' => self::types($script)] + $other],
					$shown->json_ld,
				),
			];
		}
		$sources = new Sources($this->settings, $head, $url);
		$social = new SocialSources($this->settings, $head, $sources);
		$schemas = new SchemaSources($this->settings, $this->variables, $head, $sources);
		$wanted = (new PageTags($expected))->by_name();
		$found = (new PageTags($shown))->by_name();
		// A part that differs from Pharos's comes from other code.
		$is_own = static fn(string $name): bool => array_diff(
			$found[$name] ?? [],
			$wanted[$name] ?? [],
		) === [];
		$of = static fn(string $name, array $own): array => $is_own($name) ? $own : Source::other();
		return [
			'title' => $of('title', $sources->text('title')),
			'description' => $of('description', $sources->text('description')),
			'canonical' => $of('canonical', $sources->canonical()),
			'robots' => $sources->robots(),
			'social' => (object) array_combine(
				$names,
				array_map(
					static fn(string $name): array => $of(
						$name,
						$social->source($name, $found[$name][0]),
					),
					$names,
				),
			),
			'json_ld' => array_map(
				static fn(string $script): array => Differences::has_script($expected, $script)
					? $schemas->nodes(json_decode($script, true)['@graph'] ?? [])
					: [['type' => self::types($script)] + Source::other()],
				$shown->json_ld,
			),
		];
	}

	/** The types of the items of a script, as text; '' if it can't be read. */
	private static function types(string $script): string {
		$data = json_decode($script, true);
		$items = is_array($data) ? $data['@graph'] ?? (array_is_list($data) ? $data : [$data]) : [];
		$types = [];
		foreach (is_array($items) ? $items : [] as $item) {
			array_push($types, ...array_filter((array) ($item['@type'] ?? []), 'is_string'));
		}
		return implode(', ', array_unique($types));
	}
}
