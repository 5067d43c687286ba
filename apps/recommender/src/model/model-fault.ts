/** A model cannot be served; the message says why and reads on from "The model file is refused: ". */
export class ModelFault extends Error {}
