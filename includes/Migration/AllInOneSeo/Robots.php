<?php
/**
 * What All in One SEO tells robots.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Head\Robots as Ours;
use Pharos\Migration\Carried;
use Pharos\Migration\Instructions;
use Pharos\Migration\Stored;

/** Each kind of pages has instructions of its own, or those for all; each object its own, or those of its kind. */
final class Robots {
	private const GLOBAL = 'searchAppearance.advanced.globalRobotsMeta';

	private const DIRECTIVES = [
		'noindex',
		'nofollow',
		'noarchive',
		'nosnippet',
		'noimageindex',
		'notranslate',
	];

	/** Limits by the names of options and of columns. */
	private const LIMITS = [
		['maxSnippet', 'robots_max_snippet', 'max-snippet'],
		['maxVideoPreview', 'robots_max_videopreview', 'max-video-preview'],
		['maxImagePreview', 'robots_max_imagepreview', 'max-image-preview'],
	];

	public function __construct(private readonly Options $options) {}

	/**
	 * Of a kind of pages.
	 *
	 * @param string $kind Its place among the options, such as "postTypes.page".
	 * @return list<string> Directives, and limits with their values.
	 */
	public function of(string $kind): array {
		$kind = "searchAppearance.$kind";
		// Results of searches are left out unless somebody says otherwise.
		$is_search = str_ends_with($kind, '.archives.search');
		$says = $this->options->is_on("$kind.show", !$is_search) ? [] : ['noindex'];
		$directives =
			$this->has_own($kind) && $this->options->outputs_robots_of_kinds()
				? $this->at("$kind.advanced.robotsMeta")
				: $this->for_all();
		return array_values(array_unique([...$says, ...$directives]));
	}

	/** What is stored for a kind of pages and was not output. @return list<string> */
	public function not_output(string $kind): array {
		$path = "searchAppearance.$kind";
		return $this->has_own($path)
			? array_values(array_diff($this->at("$path.advanced.robotsMeta"), $this->of($kind)))
			: [];
	}

	private function has_own(string $path): bool {
		return !$this->options->is_on("$path.advanced.robotsMeta.default", true);
	}

	/** @return list<string> */
	public function for_all(): array {
		return $this->options->is_on(self::GLOBAL . '.default', true)
			? []
			: $this->at(self::GLOBAL);
	}

	/** Of all later pages of lists. @param 'noindex'|'nofollow' $directive */
	public function of_later_pages(string $directive): bool {
		return $this->options->is_on(self::GLOBAL . '.default', true) ||
			$this->options->is_on(self::GLOBAL . ".{$directive}Paginated", true);
	}

	/** Whether feeds stay out of search engines. */
	public function hide_feeds(): bool {
		return $this->options->is_on(self::GLOBAL . '.default', true) ||
			$this->options->is_on(self::GLOBAL . '.noindexFeed', true);
	}

	/** @return list<string> */
	private function at(string $path): array {
		return self::listed(
			fn(string $directive): bool => $this->options->is_on("$path.$directive"),
			fn(string $option): string => Stored::text($this->options->value("$path.$option")),
			0,
		);
	}

	/**
	 * As it is output: a limit that is no number or size is not.
	 *
	 * @param \Closure(string): bool   $is_on
	 * @param \Closure(string): string $limit
	 * @param 0|1                      $which Name of a limit, see LIMITS.
	 * @return list<string>
	 */
	private static function listed(\Closure $is_on, \Closure $limit, int $which): array {
		$says = array_values(array_filter(self::DIRECTIVES, $is_on));
		foreach (self::LIMITS as $names) {
			$value = trim($limit($names[$which]));
			if (preg_match('/^(?:-?\d+|none|standard|large)\z/', $value) === 1) {
				$says[] = "$names[2]:$value";
			}
		}
		return $says;
	}

	/**
	 * Of an object: all of its own, or none.
	 *
	 * @param list<string> $of_kind What its kind is told.
	 */
	public function into(Carried $carried, Row $row, array $of_kind, bool $has_password): void {
		if ($row->is_on('robots_default', true)) {
			return;
		}
		$says = self::listed(
			static fn(string $directive): bool => $row->is_on("robots_$directive"),
			$row->choice(...),
			1,
		);
		Instructions::instead($carried, $has_password ? ['noindex', ...$says] : $says, $of_kind);
		if (in_array('notranslate', $says, true)) {
			$carried->lose('robots', 'notranslate', 'robots');
		}
	}

	/** The same of a row that was not output: a choice. */
	public static function offer(Carried $carried, Row $row): void {
		foreach ($row->is_on('robots_default', true) ? [] : array_keys(Ours::LISTS) as $directive) {
			if ($row->is_on("robots_$directive")) {
				$carried->offer($directive, 'yes');
			}
		}
	}
}
