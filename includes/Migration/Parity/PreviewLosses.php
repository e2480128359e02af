<?php
/**
 * The losses that a dry run has found, item by item.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\Report as Migrated;
use Pharos\Migration\SiteSettings;
use Pharos\Migration\Source;
use Pharos\Settings\Settings;

/** For the settings, and the objects of the pages in the sample. */
final class PreviewLosses {
	/** Number of pages to read from the database at once. */
	private const AT_ONCE = 100;

	public function __construct(
		private readonly Settings $settings,
		private readonly Source $source,
	) {}

	/**
	 * Returns data in the shape of Migration\Report::data().
	 *
	 * @param string $what A code.
	 * @return array{sources: list<array>, losses: list<array>, total: int, pages: int}
	 */
	public function data(string $what, int $page): array {
		$first = Migrated::PER_PAGE * ($page - 1);
		$losses = [];
		$total = 0;
		foreach ($this->all() as $loss) {
			if ($loss['what'] !== $what) {
				continue;
			}
			if ($total >= $first && count($losses) < Migrated::PER_PAGE) {
				$losses[] = Migrated::loss((object) $loss);
			}
			$total++;
		}
		return [
			'sources' => [],
			'losses' => $losses,
			'total' => $total,
			'pages' => (int) ceil($total / Migrated::PER_PAGE),
		];
	}

	/** @return \Generator<array{kind: string, id: int, source: string, what: string, text: string, field: string, value: string}> */
	private function all(): \Generator {
		$place = ['source' => $this->source->slug(), 'kind' => 'settings', 'id' => 0];
		$store = new Store($this->source->slug());
		if ($store->state('preview')['done'] === 0) {
			return;
		}
		$planned = (new SiteSettings($this->settings, $this->source))->planned()[1];
		foreach ($planned->losses as $loss) {
			yield $place + $loss;
		}
		for ($number = 0; ($rows = $store->behind($number, self::AT_ONCE)) !== []; ) {
			foreach ($rows as $row) {
				$number = (int) $row->number;
				$object = ['kind' => Report::meta_kind($row), 'id' => (int) $row->object] + $place;
				foreach (Store::said($row, 'preview')['losses'] ?? [] as $loss) {
					yield $object + $loss;
				}
			}
		}
	}
}
