<?php
/**
 * Data of the Sitemaps screen.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Settings\Settings;
use Pharos\Text\Text;

final class Status {
	public function __construct(private readonly Settings $settings) {}

	/** See Responses. */
	public function data(): array {
		$series = new Series($this->settings);
		$finished = Job::state()['finished'];
		return [
			'index' => Urls::index(),
			'hidden' => !get_option('blog_public'),
			'generated' => $finished > 0 ? gmdate('c', $finished) : null,
			'progress' => (new Job($this->settings, $series))->progress(),
			'sitemaps' => Series::is_on($this->settings) ? $this->sitemaps($series) : [],
			'left_out' => (new ExcludedContent($this->settings))->rules(),
		];
	}

	/** @return list<array{name: string, label: string, url: string, entries: int|null, pages: int}> */
	private function sitemaps(Series $series): array {
		Tables::need();
		$listed = [];
		foreach ((new Index($this->settings, $series))->pages() as $page) {
			$listed[$page->series][] = $page;
		}
		$sitemaps = [];
		foreach ($listed as $name => $pages) {
			$main = Series::of_videos($name);
			$label = Text::plain($series->labels()[$main ?: $name]);
			$is_counted =
				$main !== '' ||
				array_filter(
					$pages,
					static fn(Page $page): bool => !$page->is_counted($series->sign($name)),
				) === [];
			$sitemaps[] = [
				'name' => $name,
				'label' =>
					$main === ''
						? $label
						: sprintf(
							/* translators: %s: a post type, such as Posts. */
							__('%s: videos', 'pharos-seo'),
							$label,
						),
				'url' => Urls::page($name, $pages[0]->number),
				'entries' => $is_counted ? array_sum(array_column($pages, 'entries')) : null,
				'pages' => count($pages),
			];
		}
		return $sitemaps;
	}
}
