<?php
/**
 * Fetches the pages of a site before and after a migration, and generates previews.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\Plugins;
use Pharos\Migration\Source;
use Pharos\Page\Context;
use Pharos\Schema\Pages;
use Pharos\Settings\Settings;

/** In several calls: each starts with the first page that hasn't been read. */
final class Steps {
	/** Number of pages to read from the database at once. */
	private const AT_ONCE = 20;

	private readonly Store $store;

	private ?TagForecast $made = null;

	public function __construct(
		private readonly Settings $settings,
		private readonly Source $source,
	) {
		$this->store = new Store($source->slug());
	}

	/**
	 * @param 'before'|'after'|'preview' $step
	 * @param iterable<Context>|null     $pages The pages to read, if none have been selected yet; null for a sample.
	 * @return array{step: string, done: int, total: int, problem: string}
	 */
	public function run(
		string $step,
		float $seconds,
		bool $restart = false,
		?iterable $pages = null,
	): array {
		$end = microtime(true) + $seconds;
		$problem = $this->why_not($step);
		if ($problem === '') {
			$this->prepare($step, $restart, $pages);
			$problem = $this->read($step, $end);
		}
		return [
			'step' => $step,
			'done' => $this->store->state($step)['done'],
			'total' => $this->store->total(),
			'problem' => $problem,
		];
	}

	/** Returns the reason why a step isn't possible now. */
	private function why_not(string $step): string {
		$is_active = $step === 'preview' ? null : (new Plugins($this->source))->are_active();
		return match (true) {
			$step === 'before' && !$is_active => sprintf(
				/* translators: %s: name of a plugin. */
				__('%s isn’t active, so its front-end output can no longer be read.', 'pharos-seo'),
				$this->source->name(),
			),
			$step === 'after' && $is_active => sprintf(
				/* translators: %s: name of a plugin. */
				__('%s is still active, so the front end has its output.', 'pharos-seo'),
				$this->source->name(),
			),
			$step === 'after' && $this->store->state('before')['done'] === 0 => __(
				'No comparison: no page was read before the migration.',
				'pharos-seo',
			),
			default => '',
		};
	}

	private function prepare(string $step, bool $restart, ?iterable $pages): void {
		if ($restart && $step === 'before') {
			$this->store->clear();
		} elseif ($restart) {
			$this->store->forget($step);
		}
		if ($this->store->total() === 0) {
			$this->store->add($pages ?? (new Sample($this->source))->pages());
		}
	}

	/** @return string The reason why no page can be read; '' if pages can be. */
	private function read(string $step, float $end): string {
		$done = $this->store->state($step)['done'];
		do {
			$rows = $this->store->behind($done, self::AT_ONCE);
			foreach ($rows as $row) {
				$said = $step === 'preview' ? $this->forecast($row) : self::visited($row);
				if ($done === 0 && $said['refused']) {
					return sprintf(
						/* translators: %s: an error message. */
						__('The site can’t request its own pages. %s', 'pharos-seo'),
						$said['problem'] ?:
						sprintf(
							/* translators: %s: a URL. */
							__('The page redirects to %s.', 'pharos-seo'),
							$said['tags']['redirect'] ?? '',
						),
					);
				}
				unset($said['refused']);
				$this->store->keep(
					$row,
					$step,
					$said,
					$done === 0 && $this->made ? $this->made->losses : [],
				);
				$done = (int) $row->number;
				if (microtime(true) > $end) {
					return '';
				}
			}
		} while ($rows !== []);
		return '';
	}

	private static function visited(object $row): array {
		return Visit::fetch($row->url, $row->kind === 'other' ? 404 : 200);
	}

	private function forecast(object $row): array {
		$page = Pages::named($row->name);
		if ($page === null) {
			return [
				'tags' => [],
				'problem' => __('This no longer exists.', 'pharos-seo'),
				'refused' => false,
			];
		}
		$this->made ??= new TagForecast($this->settings, $this->source);
		return ['problem' => '', 'refused' => false] + $this->made->forecast($page);
	}
}
