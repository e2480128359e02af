<?php
/**
 * SureRank.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\MappedData;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;

final class Source extends PluginSource {
	protected const SLUG = 'surerank';
	protected const NAME = 'SureRank';
	protected const PLUGINS = ['surerank/surerank.php', 'surerank-pro/surerank-pro.php'];

	private readonly Options $options;
	private readonly Graph $graph;

	public function __construct() {
		$this->options = new Options();
		$this->graph = new Graph($this->options);
		parent::__construct(new Objects($this->options, $this->graph));
	}

	public function has_data(): bool {
		return $this->options->are_there() || $this->ids('post')->exist();
	}

	public function settings(): MappedData {
		return (new Settings($this->options, $this->graph))->mapped();
	}

	public function ids(string $kind): MetaIds {
		return MetaIds::for_source('SureRank', $kind);
	}
}
